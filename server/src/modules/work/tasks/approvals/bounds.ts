/** Members who are asked for one approval. */
export const askedMembers = 20
