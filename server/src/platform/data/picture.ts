import { Picture, type Question } from './question.ts'
import type { ReadPool } from './read-pool.ts'
import { scopePlannedOnceTo, scopeTo } from './scope.ts'

/** Sends all statements of a question at once, to be answered from one unchanging picture of an organisation. */
export async function onPicture<T>(
  pool: ReadPool,
  orgId: string,
  ask: (picture: Picture) => Question<T>,
): Promise<T> {
  const question = ask(new Picture(orgId))
  const { statements } = question
  if (statements.length === 0) return question.answeredBy([])
  const scope = statements.some(({ plannedOnce }) => plannedOnce) ? scopePlannedOnceTo : scopeTo
  const [, ...answers] = await pool.readPicture([scope(orgId), ...statements])
  return question.answeredBy(answers)
}
