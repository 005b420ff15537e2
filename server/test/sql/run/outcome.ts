import type { Answer } from '../../world/client.ts'

/** The body of an answer that must be a good one: a story that goes wrong would leave statements out. */
export async function ok(answer: Promise<Answer>): Promise<any> {
  const { status, body } = await answer
  if (status >= 300)
    throw new Error(`the story of the statements goes wrong: ${status} ${JSON.stringify(body)}`)
  return body
}
