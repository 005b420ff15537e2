/** Members who are asked for one approval. */
export const mostApprovers = 20
