import { punchClockOperations, punchCorrectionOperations } from '../../modules/time/punch-clock/port.ts'
import { instantFromMilliseconds } from '../../platform/vocabulary/dates.ts'
import { newId } from '../../platform/vocabulary/ids.ts'
import type { PlannedEntry } from '../days/planned-day.ts'
import type { Founded } from '../founding/founding.ts'
import type { Action } from '../timeline/step.ts'

type ActionOf<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>

/** What an entry says besides its time. */
type SaidOf = (entry: PlannedEntry) => {
  readonly entryTypeId: string
  readonly allocations?: { dimensionId: string; valueId: string }[]
  readonly note?: string
}

/** What somebody does with the clock. */
export const punchStep = (
  action: ActionOf<'punch' | 'ask_correction'>,
  founded: Founded,
  saidOf: SaidOf,
): Promise<unknown> =>
  action.kind === 'punch' ? punchDay(action, founded, saidOf) : askForClockOut(action, founded)

/** The taps of a day, one after the other. */
async function punchDay(
  { person, taps }: ActionOf<'punch'>,
  { office }: Founded,
  saidOf: SaidOf,
): Promise<void> {
  for (const { kind, at, entry } of taps) {
    const tap = { clientPunchId: newId(), occurredAt: instantFromMilliseconds(at) }
    const said = entry ? saidOf(entry) : undefined
    if (kind === 'clockIn' || kind === 'setAllocation')
      await office.as(person, punchClockOperations[kind], { body: { ...tap, ...said } })
    else if (kind === 'startBreak')
      await office.as(person, punchClockOperations.startBreak, {
        body: { ...tap, ...(said && { entryTypeId: said.entryTypeId }) },
      })
    else await office.as(person, punchClockOperations[kind], { body: tap })
  }
}

const askForClockOut = ({ person, tap }: ActionOf<'ask_correction'>, { office }: Founded): Promise<unknown> =>
  office.as(person, punchCorrectionOperations.create, {
    body: {
      kind: 'add',
      punchKind: 'clock_out',
      occurredAt: instantFromMilliseconds(tap.at),
      reason: 'Unohdin leimata ulos.',
    },
  })
