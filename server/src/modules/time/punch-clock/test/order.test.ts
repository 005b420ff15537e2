import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSeconds, dateIn, type Instant, millisecondsOf } from '../../../../platform/vocabulary/dates.ts'
import type { Punch } from '../punches/record.ts'
import { MemberSessions } from '../sessions/member-sessions.ts'
import type { Session } from '../sessions/record.ts'
import { arrivals, pieces } from './months.ts'

const later = '2026-11-20T07:00:00.000Z'
const dateOf = (instant: Instant) => dateIn('Europe/Helsinki', instant)

/** What is stored, as the database reads it from where sessions are derived anew. */
class Stored {
  punches = new Map<string, Punch>()
  sessions = new Map<string, Session>()

  take(piece: readonly Punch[]): void {
    const added = piece.filter(({ clientPunchId }) => !this.punches.has(clientPunchId))
    const first = added.map(({ occurredAt }) => occurredAt).toSorted()[0]
    if (first === undefined) return
    const anchor = this.#anchor(first)
    const member = new MemberSessions(
      { membershipId: 'member', now: later, dateOf, hours: { endOn: () => null } },
      [...this.punches.values()].filter(({ occurredAt }) => occurredAt >= anchor),
      added,
      [...this.sessions.values()].filter(({ startedAt }) => startedAt >= anchor),
    )
    for (const punch of member.changedPunches()) this.punches.set(punch.clientPunchId, punch)
    for (const id of member.goneSessions()) this.sessions.delete(id)
    for (const session of member.changedSessions()) this.sessions.set(session.id, session)
  }

  #anchor(first: Instant): Instant {
    const before = addSeconds(first, -48 * 3600)
    return (
      [...this.sessions.values()]
        .map(({ startedAt }) => startedAt)
        .filter(startedAt => millisecondsOf(startedAt) <= millisecondsOf(before))
        .toSorted()
        .at(-1) ?? ''
    )
  }

  told() {
    return {
      sessions: [...this.sessions.values()]
        .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1))
        .map(({ updatedAt: _, ...session }) => session),
      punches: [...this.punches.values()]
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, sessionId, unplacedCode, workDate }) => ({ id, sessionId, unplacedCode, workDate })),
    }
  }
}

test('whatever the order, the pieces and the repeats, the sessions are the same', () => {
  fc.assert(
    fc.property(arrivals, ({ taps, sent, cuts }) => {
      const atOnce = new Stored()
      atOnce.take(taps)
      const inPieces = new Stored()
      for (const piece of pieces(sent, cuts)) inPieces.take(piece)
      expect(inPieces.told()).toEqual(atOnce.told())
    }),
    { numRuns: Number(process.env['KONTTORI_PUNCH_MONTHS'] ?? 200) },
  )
})
