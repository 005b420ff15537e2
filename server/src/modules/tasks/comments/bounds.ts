export const commentLength = 20_000
export const mentionsOfComment = 50
