/** A company as a public register has it. Texts are trimmed, and null where the register says nothing. */
export interface Company {
  readonly businessId: string
  readonly name: string
  readonly companyForm: { readonly code: string; readonly name: string | null } | null
  readonly addresses: readonly CompanyAddress[]
  readonly website: string | null
  readonly vatRegistered: boolean
  readonly eInvoiceAddresses: readonly EInvoiceReceiver[]
}

export interface CompanyAddress {
  readonly kind: 'visiting' | 'postal'
  readonly addressLine: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly country: string
}

export interface EInvoiceReceiver {
  readonly address: string
  readonly operator: string
}

/** The VAT id of a company that is in the register for value added tax; a business id alone makes none. */
export const vatIdOf = ({ businessId, vatRegistered }: Company): string | null =>
  vatRegistered ? `FI${businessId.replace('-', '')}` : null
