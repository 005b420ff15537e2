import { start, step } from '../../../../platform/contract/lifecycle.ts'
import { addSeconds, type Instant } from '../../../../platform/vocabulary/dates.ts'
import {
  accept,
  type Decision,
  isRefused,
  type Refused,
  refuse,
} from '../../../../platform/vocabulary/decision.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import { auditLine, changed, patchRecord, type RecordWords } from '../../../../platform/vocabulary/records.ts'
import { terminalLife, type TerminalRecord } from './record.ts'
import type { NewTerminal, TerminalPatch } from './shapes.ts'

export const words: RecordWords = { singular: 'terminal', plural: 'terminals', words: 'terminal' }

/** The planning units that are wanted and that there are. */
export interface Circumstances {
  readonly now: Instant
  readonly unitsThere: ReadonlySet<Id>
}

type UnitCode = 'planning_unit_not_found' | 'terminal_without_members'

function refusedUnits(
  { allMembers, planningUnitIds }: Pick<TerminalRecord, 'allMembers' | 'planningUnitIds'>,
  wanted: readonly Id[],
  { unitsThere }: Circumstances,
): Refused<UnitCode> | undefined {
  const missing = wanted.find(id => !unitsThere.has(id))
  if (missing !== undefined)
    return refuse('planning_unit_not_found', `No planning unit in use has the id ${missing}.`)
  return !allMembers && planningUnitIds.length === 0
    ? refuse('terminal_without_members', 'The terminal has neither planning units nor all members.')
    : undefined
}

const inOneForm = (ids: readonly Id[]): Id[] => [...new Set(ids.map(id => id.toLowerCase()))].sort()

export function create(
  id: Id,
  { name, active = true, allMembers = false, planningUnitIds = [] }: NewTerminal,
  circumstances: Circumstances,
): Decision<TerminalRecord, never, UnitCode> {
  const { now } = circumstances
  const units = inOneForm(planningUnitIds)
  const terminal: TerminalRecord = {
    id,
    name,
    state: start(terminalLife),
    active,
    allMembers,
    planningUnitIds: units,
    pairedAt: null,
    lastSeenAt: null,
    clockOffsetMs: null,
    clockMeasuredAt: null,
    clockSamples: [],
    createdAt: now,
    updatedAt: now,
  }
  const refused = refusedUnits(terminal, units, circumstances)
  if (refused) return refused
  const told = { name, state: terminal.state, active, allMembers, planningUnitIds: units }
  const changes = Object.entries(told).map(([field, to]) => ({ field, to }))
  return accept(terminal, { audit: [auditLine(words, 'create', id, changes)] })
}

/** A terminal with a patch laid over it. Units that it has already may go on, also when they are out of use meanwhile. */
export function update(
  terminal: TerminalRecord,
  { planningUnitIds, ...patch }: TerminalPatch,
  circumstances: Circumstances,
): Decision<TerminalRecord, never, UnitCode> {
  const units = planningUnitIds && inOneForm(planningUnitIds)
  const wanted = { ...patch, ...(units && { planningUnitIds: units }) }
  const added = (units ?? []).filter(id => !terminal.planningUnitIds.includes(id))
  const refused = refusedUnits({ ...terminal, ...wanted }, added, circumstances)
  if (refused) return refused
  const decision = patchRecord(words, terminal, wanted, { now: circumstances.now, codeHolder: null })
  // A terminal has no code that another one could hold.
  return isRefused(decision) ? accept(terminal) : decision
}

/** A code that waits to be typed in at a device. */
export interface WaitingCode {
  readonly terminal: TerminalRecord
  readonly expiresAt: Instant
}

const codeSeconds = 15 * 60

/** Lets a device be paired; a code that waits already ends. */
export function issueCode(
  terminal: TerminalRecord,
  now: Instant,
): Decision<WaitingCode, never, 'terminal_inactive'> {
  if (!terminal.active) return outOfUse(terminal)
  const expiresAt = addSeconds(now, codeSeconds)
  const line = auditLine(words, 'issue_code', terminal.id, [{ field: 'pairingCodeExpiresAt', to: expiresAt }])
  return accept({ terminal, expiresAt }, { audit: [line] })
}

/** Pairs a device that gave the code of the terminal; a device that was there before ends. */
export function pair(terminal: TerminalRecord, now: Instant): Decision<TerminalRecord, never, never> {
  const { state } = step(terminalLife, 'pair', terminal.state)
  return changed(words, 'pair', { ...terminal, state, pairedAt: now, updatedAt: now }, [
    { field: 'state', from: terminal.state, to: state },
    { field: 'pairedAt', from: terminal.pairedAt, to: now },
  ])
}

export interface RotatedTerminal {
  readonly terminal: TerminalRecord
  /** Until when the former credential goes on; the present instant when it ends at once. */
  readonly oldCredentialUntil: Instant
}

/** Gives the device another credential. */
export function rotate(
  terminal: TerminalRecord,
  overlapMinutes: number,
  now: Instant,
): Decision<RotatedTerminal, never, 'terminal_inactive' | 'terminal_not_paired'> {
  const next = step(terminalLife, 'rotate', terminal.state, {
    detail: 'No device is paired with the terminal.',
  })
  if (isRefused(next)) return next
  if (!terminal.active) return outOfUse(terminal)
  const oldCredentialUntil = addSeconds(now, overlapMinutes * 60)
  const rotated = { ...terminal, state: next.state, updatedAt: now }
  const line = auditLine(words, 'rotate', terminal.id, [
    { field: 'oldCredentialUntil', to: oldCredentialUntil },
  ])
  return accept({ terminal: rotated, oldCredentialUntil }, { audit: [line] })
}

/** Ends the device and a code that waits. One that is revoked already stays as it is, but for its code. */
export function revoke(terminal: TerminalRecord, now: Instant): Decision<TerminalRecord, never, never> {
  const { state } = step(terminalLife, 'revoke', terminal.state)
  if (state === terminal.state) return accept(terminal)
  return changed(words, 'revoke', { ...terminal, state, updatedAt: now }, [
    { field: 'state', from: terminal.state, to: state },
  ])
}

const outOfUse = ({ name }: TerminalRecord) =>
  refuse('terminal_inactive', `The terminal “${name}” is out of use.`)
