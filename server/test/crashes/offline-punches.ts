import { newId } from '../../src/platform/vocabulary/ids.ts'
import type { World } from '../world/world.ts'
import type { Answered, Insist } from './insisting.ts'

const kinds = ['clock-in', 'break-start', 'break-end', 'clock-out'] as const
const days = 25

interface Tap {
  readonly path: string
  readonly body: { readonly clientPunchId: string; readonly occurredAt: string }
}

/** Twenty-five days of one member, in the order in which a confused phone sends them: by `chance`. */
export function queueOf(now: number, chance: () => number): Tap[] {
  const taps = Array.from({ length: days }, (_, day) =>
    kinds.map((kind, index): Tap => {
      const occurredAt = new Date(now - (day + 2) * 86_400_000 + index * 2 * 3_600_000).toISOString()
      return { path: `/v1/me/punch/${kind}`, body: { clientPunchId: newId(), occurredAt } }
    }),
  ).flat()
  return taps
    .map(tap => [chance(), tap] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, tap]) => tap)
}

/** Sends all taps of a phone, each under its one name until it is answered. */
export async function sendAll(insist: Insist, taps: readonly Tap[]): Promise<Answered[]> {
  const answers: Answered[] = []
  for (const { path, body } of taps) answers.push(await insist('POST', path, body))
  return answers
}

/** What the database has of punches. */
export const punchRows = async ({ database: { owner }, meri: { id } }: World) => ({
  punches: await owner<{ id: string; code: string | null }>(
    'select id, client_punch_id, unplaced_code as code, session_id from punches where org_id = $1 order by id',
    [id],
  ),
  sessions: await owner<{ state: string }>(
    'select id, started_at::text, ended_at::text, state, updated_at::text from punch_sessions where org_id = $1 order by id',
    [id],
  ),
  entries: await owner(
    `select e.* from work_entries e where e.org_id = $1 and e.source = 'punch' order by e.id`,
    [id],
  ),
})
