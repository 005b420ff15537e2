import { builtInCompanies } from './built-in-companies.ts'
import type { Company } from './company.ts'
import { companyForms } from './ytj-codes.ts'

const companies: ReadonlyMap<string, Company> = new Map(
  builtInCompanies.map(([businessId, name, form, addressLine, postalCode, city, website, vat, operator]) => [
    businessId,
    {
      businessId,
      name,
      companyForm: { code: form, name: companyForms[form] ?? null },
      addresses: [{ kind: 'visiting', addressLine, postalCode, city, country: 'FI' }],
      website,
      vatRegistered: vat,
      eInvoiceAddresses:
        operator === null ? [] : [{ address: `0037${businessId.replace('-', '')}`, operator }],
    },
  ]),
)

/** A company of the register that comes with the service, for demos and tests. */
export const builtInCompany = (businessId: string): Company | null => companies.get(businessId) ?? null
