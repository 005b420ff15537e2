/** Why a row of a request is not in the shape that its operation promises: only that row is refused for it. */
export interface RowFault {
  /** `unknown`: no field takes what it says; `invalid`: its field cannot hold it; `empty`: a cell with an error or a formula in place of a value. */
  readonly kind: 'unknown' | 'invalid' | 'empty'
  readonly field?: string
  /** How a table calls the column, where that is no field. */
  readonly column?: string
  /** What is wrong, in words. */
  readonly detail: string
  /** The row as it was sent, so that it is not taken for another under one idempotency key. */
  readonly sent: unknown
}

/** Why the row is refused, whatever else it says; what is left of it are the fields that are as promised. */
export const faultOf = (row: object): RowFault | undefined => (row as { readonly fault?: RowFault }).fault
