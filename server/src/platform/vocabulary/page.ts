/** One page of a list, as every list answers it. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly pageInfo: { readonly nextCursor: string | null; readonly hasMore: boolean }
}

/** A bounded list, whole: there is never a next page. */
export const whole = <Item>(items: Item[]) => ({
  items,
  pageInfo: { nextCursor: null, hasMore: false as const },
})
