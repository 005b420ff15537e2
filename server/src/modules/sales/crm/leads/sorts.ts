export const leadSorts = ['createdAt', 'title', 'score'] as const
export type LeadSort = (typeof leadSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the list is ordered by, and which way, where a request says one of them, both or neither. */
export function orderOf({
  sort = 'createdAt',
  direction,
}: {
  readonly sort?: LeadSort
  readonly direction?: Direction
}): { readonly sort: LeadSort; readonly direction: Direction } {
  return { sort, direction: direction ?? (sort === 'title' ? 'asc' : 'desc') }
}
