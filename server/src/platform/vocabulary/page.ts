/** One page of a list, as every list operation answers it. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly pageInfo: { readonly nextCursor: string | null; readonly hasMore: boolean }
}

/** A bounded list as its only page. */
export const whole = <Item>(items: Item[]) => ({
  items,
  pageInfo: { nextCursor: null, hasMore: false as const },
})
