export const customerSorts = ['name', 'code', 'openPipelineCents', 'lastActivityAt'] as const
export type CustomerSort = (typeof customerSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the list is ordered by, and which way, where a request says one of them, both or neither. */
export function orderOf({
  sort = 'name',
  direction,
}: {
  readonly sort?: CustomerSort
  readonly direction?: Direction
}): { readonly sort: CustomerSort; readonly direction: Direction } {
  return { sort, direction: direction ?? (sort === 'name' || sort === 'code' ? 'asc' : 'desc') }
}
