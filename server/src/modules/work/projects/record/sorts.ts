export const projectSorts = ['name', 'code', 'startDate', 'endDate'] as const
export type ProjectSort = (typeof projectSorts)[number]
export type Direction = 'asc' | 'desc'

/** What the list is ordered by, and which way, where a request says one of them, both or neither. */
export const orderOf = ({
  sort = 'name',
  direction = 'asc',
}: {
  readonly sort?: ProjectSort
  readonly direction?: Direction
}): { readonly sort: ProjectSort; readonly direction: Direction } => ({ sort, direction })
