/** What a customer is shown, and approves or declines: frozen when it is sent. */
export interface ShownDocument {
  readonly organisation: string
  readonly project: { readonly code: string; readonly name: string }
  readonly customer: string | null
  readonly phase: string | null
  readonly number: number
  readonly title: string
  readonly reason: string | null
  readonly lines: readonly {
    readonly description: string
    readonly quantity: string
    readonly unit: string | null
    readonly unitPriceCents: number
    readonly cents: number
  }[]
  readonly deltaCents: number
  readonly deltaMinutes: number
  readonly deltaDays: number
  readonly currency: 'EUR'
}
