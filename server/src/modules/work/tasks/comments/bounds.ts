export const commentLength = 20_000
export const mentionsOfComment = 50
/** The longest HTML that is made of a comment, which is more than any escaped text needs. */
export const htmlLength = 160_000
