export interface DataSetSize {
  readonly organisations: number
  /** In each organisation. */
  readonly members: number
  /** Of each member. */
  readonly days: number
}
