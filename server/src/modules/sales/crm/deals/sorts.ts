export const dealSorts = ['createdAt', 'title', 'valueCents', 'expectedCloseDate', 'stageEnteredAt'] as const
export type DealSort = (typeof dealSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the list is ordered by, and which way, where a request says one of them, both or neither. */
export function orderOf({
  sort = 'createdAt',
  direction,
}: {
  readonly sort?: DealSort
  readonly direction?: Direction
}): { readonly sort: DealSort; readonly direction: Direction } {
  return { sort, direction: direction ?? (sort === 'createdAt' || sort === 'valueCents' ? 'desc' : 'asc') }
}
