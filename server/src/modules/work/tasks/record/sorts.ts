export const taskSorts = ['createdAt', 'dueDate', 'priority', 'number', 'rank'] as const
export type TaskSort = (typeof taskSorts)[number]
export type Direction = 'asc' | 'desc'

/** What a list is ordered by, and which way, where a request says one of them, both or neither. */
export function orderOf(
  { sort, direction }: { readonly sort?: TaskSort; readonly direction?: Direction },
  usual: TaskSort,
): { readonly sort: TaskSort; readonly direction: Direction } {
  const by = sort ?? usual
  return { sort: by, direction: direction ?? (by === 'createdAt' || by === 'priority' ? 'desc' : 'asc') }
}
