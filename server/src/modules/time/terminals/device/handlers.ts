import type { DeviceCaller } from '../../../../platform/access/caller.ts'
import { namedCode } from '../../../../platform/contract/operation.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { keysetPage } from '../../../../platform/data/paging.ts'
import type { TenantDb } from '../../../../platform/data/tenant-db.ts'
import { Continuation } from '../../../../platform/http/continuation.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Services } from '../../../../platform/services.ts'
import type { CommitAccepted } from '../../../../platform/transactions/transactions.ts'
import { dateIn, type Instant } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { RequestRefused } from '../../../../platform/vocabulary/request-refused.ts'
import { type IncomingPunch, type Receiver, type TakenPunch, takePunches } from '../../punch-clock/port.ts'
import type { TerminalRecord } from '../record/record.ts'
import { find } from '../record/store.ts'
import { corrected, measure } from './clock.ts'
import { devices } from './contract.ts'
import { type Identified, membersByBadge, memberWithPin } from './identifying.ts'
import { checkDevice, countPin, countUnknownBadge } from './limits.ts'
import { resultsOf, sortQueue } from './queue.ts'
import type { DevicePunch, PunchTaken } from './shapes.ts'
import * as store from './store.ts'

type Tap = Pick<DevicePunch, 'clientPunchId' | 'kind'>

/** A tap as the punch clock takes it: by the clock of the service, with the offset that was added. */
const incomingPunch = (
  { clientPunchId, kind }: Tap,
  membershipId: Id,
  { id: terminalId, clockOffsetMs }: TerminalRecord,
  occurredAt: Instant | undefined,
): IncomingPunch => ({
  membershipId,
  clientPunchId,
  kind,
  ...(occurredAt !== undefined && { occurredAt }),
  origin: { kind: 'terminal', terminalId, clockOffsetMs: clockOffsetMs ?? 0 },
})

/** Hands punches over to the punch clock. */
const handOver = (
  tx: WriteTransaction,
  commit: CommitAccepted,
  services: Services,
  { organisation }: DeviceCaller,
  punches: readonly IncomingPunch[],
): Promise<TakenPunch[]> => {
  const receiver: Receiver = {
    tx,
    commit,
    contributions: services.contributions,
    timeZone: organisation.timeZone,
    actorMembershipId: null,
  }
  return takePunches(receiver, punches)
}

export const handlers = handle(devices, {
  async get({ caller, db, now }) {
    const { id: terminalId, name, allMembers, clockOffsetMs } = await terminalOf(db, caller)
    return {
      terminalId,
      name,
      organisationName: caller.organisation.name,
      timeZone: caller.organisation.timeZone,
      allMembers,
      clockOffsetMs,
      credentialUntil: caller.until,
      serverTime: now,
    }
  },

  async members({ query, caller, db, now }) {
    const terminalId = caller.credential.id
    const today = dateIn(caller.organisation.timeZone, now)
    const [, page] = await Promise.all([
      terminalOf(db, caller),
      keysetPage(db, query, {
        operation: 'device.members',
        keys: store.memberKeys,
        within: terminalId,
        rows: keyset => store.membersOf(db, terminalId, today, keyset),
        show: ({ id, displayName, liveState }) => ({
          membershipId: id,
          displayName,
          state: liveState ?? ('out' as const),
        }),
      }),
    ])
    return page
  },

  async measureClock({ body, caller, db, now, commit }) {
    const terminal = await terminalOf(db, caller)
    const decision = measure(terminal, Temporal.Instant.from(body.deviceTime).epochMilliseconds, now)
    const measured = await commit(decision, async state => store.saveClock(db, state.terminal))
    const { offsetMs } = measured.sample
    return { serverTime: now, offsetMs, clockOffsetMs: measured.terminal.clockOffsetMs ?? offsetMs }
  },

  async punch({ body, caller, db, now, services, refuse, commit }) {
    const terminal = await terminalOf(db, caller)
    const named = identificationIn(body) ?? refuse('device_identification_incomplete')
    const occurredAt = occurredAtOf(body, terminal)
    const date = dateIn(caller.organisation.timeZone, occurredAt ?? now)
    const device = { orgId: db.orgId, terminalId: terminal.id }
    const take = async (
      member: Identified,
      tx: typeof db,
      committing: CommitAccepted,
    ): Promise<PunchTaken> => {
      const punch = incomingPunch(body, member.membershipId, terminal, occurredAt)
      const [taken] = await handOver(tx, committing, services, caller, [punch])
      if (!taken) throw new Error('the punch clock answers every punch')
      if (taken.status === 'refused')
        return refuse(namedCode(devices.operations.punch, taken.code), taken.detail, taken.extra)
      return shownTaken(taken, member)
    }

    if ('badgeCode' in named) {
      await checkDevice(services, device)
      const shown = { badgeCode: named.badgeCode, date }
      const member = (await membersByBadge(db, services.keyring, terminal, [shown]))(shown)
      if (!member?.here) await countUnknownBadge(services, device)
      return take(known(member), db, commit)
    }

    const matches = await memberWithPin(db, services.keyring, terminal, { ...named, date })
    // The slow comparison waits for no other writer of the organisation, and lets none wait for it.
    return new Continuation(async steps => {
      const attempt = await countPin(services, device, named.membershipId)
      const member = await matches(named.pin)
      if (member) await attempt.succeeded()
      const right = known(member)
      return steps.finish(async (tx, committing) => {
        await terminalOf(tx, caller)
        return take(right, tx, committing)
      })
    })
  },

  async punchBatch({ body, caller, db, services, commit }) {
    const terminal = await terminalOf(db, caller)
    const { timeZone } = caller.organisation
    const at = (punch: { readonly occurredAt: string }) => corrected(punch.occurredAt, terminal.clockOffsetMs)
    const shownBy = (punch: (typeof body.punches)[number]) => ({
      badgeCode: punch.badgeCode,
      date: dateIn(timeZone, at(punch)),
    })
    const memberOf = await membersByBadge(db, services.keyring, terminal, body.punches.map(shownBy))
    const { rows, retryAt } = await sortQueue(
      services,
      { orgId: db.orgId, terminalId: terminal.id },
      body.punches,
      punch => memberOf(shownBy(punch)),
    )
    const punches = rows.flatMap(row =>
      'member' in row ? incomingPunch(row.punch, row.member.membershipId, terminal, at(row.punch)) : [],
    )
    return { results: resultsOf(rows, await handOver(db, commit, services, caller, punches)), retryAt }
  },
})

/** The terminal of a device, as it is at this instant: the caller may have been remembered for a moment. */
async function terminalOf(db: TenantDb, { credential }: DeviceCaller): Promise<TerminalRecord> {
  const found = await find(db, credential.id)
  if (found?.terminal.state !== 'paired')
    throw new RequestRefused('invalid_token', 'The device is not paired any more.')
  if (!found.terminal.active) throw new RequestRefused('device_inactive', 'The device is out of use.')
  return found.terminal
}

type Named = { readonly badgeCode: string } | { readonly membershipId: Id; readonly pin: string }

/** By what a member is named; undefined where it is by nothing, by half, or by both. */
function identificationIn({ badgeCode, membershipId, pin }: DevicePunch): Named | undefined {
  if (badgeCode !== undefined)
    return membershipId === undefined && pin === undefined ? { badgeCode } : undefined
  return membershipId !== undefined && pin !== undefined
    ? { membershipId: membershipId.toLowerCase(), pin }
    : undefined
}

const occurredAtOf = ({ occurredAt }: DevicePunch, { clockOffsetMs }: TerminalRecord): Instant | undefined =>
  occurredAt === undefined ? undefined : corrected(occurredAt, clockOffsetMs)

/** The member who may punch here. Throws for nobody, and for one who may not. */
function known(member: Identified | undefined): Identified {
  if (!member) throw new RequestRefused('device_member_unknown', 'The terminal knows nobody by this.')
  if (!member.here)
    throw new RequestRefused('device_member_elsewhere', 'The member does not punch at this terminal.')
  return member
}

/** What became of a tap, without the words of rules, which may be about the day. */
const shownTaken = (
  { clientPunchId, status, code, state }: Exclude<TakenPunch, { status: 'refused' }>,
  { displayName }: Identified,
): PunchTaken => ({ clientPunchId, status, code, displayName, state })
