import { memberNamed } from '../../../people/members/port.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../../../platform/access/caller.ts'
import type { WriteTransaction } from '../../../../platform/data/database.ts'
import { unchangedSince } from '../../../../platform/data/optimistic.ts'
import { by, keysetPage, sweepKeys } from '../../../../platform/data/paging.ts'
import { handle } from '../../../../platform/http/handler.ts'
import type { Contributions } from '../../../../platform/slots.ts'
import type { PlainDate, Instant } from '../../../../platform/vocabulary/dates.ts'
import { isRefused } from '../../../../platform/vocabulary/decision.ts'
import { type Id, newId } from '../../../../platform/vocabulary/ids.ts'
import { type OrganisationSettings, settingsOf } from '../../../company/organisation/port.ts'
import type { DayRefusal } from '../../work-days/port.ts'
import { blankPunch, type Punch } from '../punches/record.ts'
import { usualTypesOf } from '../punches/store.ts'
import { punchView } from '../punches/view.ts'
import { type Change, place, type Placed, type Placing } from '../sessions/placing.ts'
import { punchCorrections } from './contract.ts'
import { readCorrectionContext } from './correction-context.ts'
import { type Correction, correctionTable } from './record.ts'
import * as rules from './rules.ts'
import type { CorrectionView } from './shapes.ts'
import * as store from './store.ts'
import { supervisedBy } from './store.ts'

/** What becomes of the days of a correction, and the day that does not take it. */
interface PlacedCorrection {
  readonly placed: Placed
  /** The date that it is about: that of its punch or, to add one, of the session that takes it, which may have begun the day before. */
  readonly workDate: PlainDate
  readonly refused: DayRefusal | undefined
}

/** Derives what would be, had the punch been as the correction says. Nothing is saved before `placed.save`. */
async function placeCorrection(
  placing: Omit<Placing, 'usual'>,
  correction: Correction,
  punch: Punch | null,
): Promise<PlacedCorrection> {
  const { tx } = placing
  const [settings, usual] = await Promise.all([settingsOf(tx), usualTypesOf(tx)])
  const id = newId()
  const change = changeOf(correction, punch, { id, now: tx.now, settings })
  const placed = await place({ ...placing, usual }, [change])
  const made = placed.punches.get(id)
  const isOnDays = made !== undefined || punch?.sessionId !== null
  const dates = new Set([punch?.workDate, made?.workDate])
  return {
    placed,
    workDate: punch?.workDate ?? made?.workDate ?? correction.workDate,
    refused: isOnDays ? placed.refused.find(day => dates.has(day.workDate)) : undefined,
  }
}

/** Days that somebody has to open first; any other refusal is about what is on the day. */
const decidedCodes: ReadonlySet<string> = new Set(['day_confirmed_locked', 'period_locked', 'day_invoiced'])

const codeOfRefused = ({
  code,
}: DayRefusal): 'punch_correction_day_decided' | 'punch_correction_unplaceable' =>
  decidedCodes.has(code) ? 'punch_correction_day_decided' : 'punch_correction_unplaceable'

const inOrder = {
  keys: [by('c.createdAt', { direction: 'desc' }), by('c.id', { direction: 'desc' })],
  sweep: sweepKeys('c'),
}
const show = ({ correction, punch }: store.StoredCorrection) => correctionView(correction, punch)

export const handlers = handle(punchCorrections, {
  async listOwn({ query, caller, db }) {
    const { id } = caller.membership
    return keysetPage(db, query, {
      ...inOrder,
      operation: 'punchCorrections.listOwn',
      listed: { alias: 'c' },
      within: id,
      rows: keyset => store.listCorrections(db, query, store.ofMember(id), keyset),
      show,
    })
  },

  async listTeam({ query, caller, db }) {
    const { membershipId } = query
    const wanted = membershipId === undefined ? sql<boolean>`true` : store.ofMember(membershipId)
    const seen = sql<boolean>`${wanted} and ${supervisedBy(caller)}`
    return keysetPage(db, query, {
      ...inOrder,
      operation: 'punchCorrections.listTeam',
      listed: {
        alias: 'c',
        text: memberNamed(db.orgId, sql`c.membership_id`),
        sorts: { createdAt: 'c.createdAt', updatedAt: 'c.updatedAt' },
      },
      within: caller.membership.id,
      rows: keyset => store.listCorrections(db, query, seen, keyset),
      show,
    })
  },

  async get({ params, caller, db, refuse }) {
    const found = await store.findCorrection(db, params.id, supervisedBy(caller))
    return show(found ?? refuse('punch_correction_not_found'))
  },

  async create({ body, caller, db, services, refuse, commit }) {
    const { contributions } = services
    const asking = await readCorrectionContext(db, contributions, caller, body)
    if ('refusal' in asking) return refuse(asking.refusal, asking.detail, asking.extra)
    const asked = rules.ask(body, asking)
    if (isRefused(asked)) return refuse(asked.refusal, asked.detail)
    const { punch } = asking
    const { workDate, refused } = await placeCorrection(
      placingFor(db, caller, contributions),
      asked.state,
      punch,
    )
    if (refused) return refuse(codeOfRefused(refused), refused.detail, ofDay(refused))
    const correction = await commit({ ...asked, state: { ...asked.state, workDate } }, saving(db))
    return correctionView(correction, punch)
  },

  async approve({ params, body, caller, db, services, refuse, commit }) {
    const [found, settings] = await Promise.all([
      store.findCorrection(db, params.id, supervisedBy(caller)),
      settingsOf(db),
    ])
    const { correction, punch } = found ?? refuse('punch_correction_not_found')
    const { selfApprovalAllowed } = settings
    const decision = rules.approve(correction, {
      ...decidingIn(db, caller, correction, body),
      ...{ selfApprovalAllowed, punch },
    })
    const approved = await commit(decision, saving(db))
    const placing = placingFor(db, caller, services.contributions)
    const { placed, refused } = await placeCorrection(placing, correction, punch)
    if (refused) return refuse(codeOfRefused(refused), refused.detail, ofDay(refused))
    await placed.save(commit)
    return correctionView(approved, punch && (placed.punches.get(punch.id) ?? punch))
  },

  async decline({ params, body, caller, db, refuse, commit }) {
    const found = await store.findCorrection(db, params.id, supervisedBy(caller))
    const { correction, punch } = found ?? refuse('punch_correction_not_found')
    const deciding = decidingIn(db, caller, correction, body)
    const declined = await commit(rules.decline(correction, body.reason, deciding), saving(db))
    return correctionView(declined, punch)
  },

  async withdraw({ params, body, caller, db, refuse, commit }) {
    const own: RawBuilder<boolean> = store.ofMember(caller.membership.id)
    const { correction, punch } =
      (await store.findCorrection(db, params.id, own)) ?? refuse('punch_correction_not_found')
    const deciding = decidingIn(db, caller, correction, body)
    const withdrawn = await commit(rules.withdraw(correction, deciding), saving(db))
    return correctionView(withdrawn, punch)
  },
})

const decidingIn = (
  { now }: WriteTransaction,
  { membership }: Caller,
  { updatedAt }: Correction,
  { expectedUpdatedAt }: { readonly expectedUpdatedAt?: string },
) => ({
  now,
  actorMembershipId: membership.id,
  unchanged: unchangedSince(expectedUpdatedAt, updatedAt),
})

const placingFor = (
  tx: WriteTransaction,
  { organisation: { timeZone }, membership }: Caller,
  contributions: Contributions,
) => ({ tx, contributions, timeZone, actorMembershipId: membership.id })

const ofDay = ({ workDate, code: dayCode }: DayRefusal) => ({ workDate, dayCode })

const saving = (tx: WriteTransaction) => (correction: Correction) => correctionTable.upsert(tx, [correction])

const correctionView = (
  { punchId: _, allocations, ...correction }: Correction,
  punch: Punch | null,
): CorrectionView => ({
  ...correction,
  allocations: allocations.map(({ minutes: __, ...allocation }) => allocation),
  punch: punch ? punchView(punch) : null,
})

/** What carries a correction out. */
interface CarryingOut {
  /** Of the punch that it makes. */
  readonly id: Id
  readonly now: Instant
  readonly settings: Pick<OrganisationSettings, 'forgottenClockOut' | 'punchSessionMaxMinutes'>
}

/** The punches that a correction changes: the one that it makes, and the one that stays beside it and counts no more. */
function changeOf(correction: Correction, punch: Punch | null, { id, now, settings }: CarryingOut): Change {
  const { membershipId, occurredAt } = correction
  const former = punch && {
    ...punch,
    ...{ sessionId: null, unplacedCode: null },
    correctedById: correction.id,
    updatedAt: now,
  }
  const made: Punch | null =
    occurredAt === null
      ? null
      : {
          ...blankPunch(settings),
          ...(punch && {
            forgottenClockOut: punch.forgottenClockOut,
            sessionMaxMinutes: punch.sessionMaxMinutes,
          }),
          id,
          membershipId,
          // A correction is carried out once, whatever is sent again.
          clientPunchId: correction.id,
          kind: correction.punchKind,
          occurredAt,
          occurredGiven: true,
          fingerprint: '',
          receivedAt: now,
          origin: 'correction',
          terminalId: null,
          clockOffsetMs: null,
          entryTypeId: punch?.entryTypeId ?? correction.entryTypeId,
          allocations: punch?.allocations ?? correction.allocations,
          note: punch?.note ?? correction.note,
          workDate: correction.workDate,
          correctionId: correction.id,
          updatedAt: now,
        }
  const punches = [former, made].flatMap(each => each ?? [])
  const from = punches.map(each => each.occurredAt).toSorted()[0] ?? now
  return { membershipId, from, punches }
}
