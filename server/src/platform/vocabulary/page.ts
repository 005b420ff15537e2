/** A bounded list, whole: there is never a next page. */
export const whole = <Item>(items: Item[]) => ({
  items,
  pageInfo: { nextCursor: null, hasMore: false as const },
})
