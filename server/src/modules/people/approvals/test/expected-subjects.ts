import type { Client } from '../../../../../test/world/client.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'

/** What things are called by whoever administers the catalogues, by their ids. */
export type Names = ReadonlyMap<string, string>

/** In a language; in that of the organisation for whoever has chosen none. */
export async function namesOf(admin: Client, language?: Locale): Promise<Names> {
  const headers = language ? { 'accept-language': language } : {}
  const paths = ['absence-types', 'day-types', 'entry-types', 'shift-types', 'time-banks', 'projects']
  const lists = await Promise.all(paths.map(path => admin.get(`/v1/${path}`, headers)))
  return new Map(lists.flatMap(({ body }) => body.items.map(({ id, name }: any) => [id, name])))
}

const words = {
  fi: {
    ...{ work_day: 'Työpäivä', absence: 'Poissaolo', change: 'Muutos', cancellation: 'Peruminen' },
    ...{ correction: 'Saldon korjaus', flex: 'Liukuma', add: 'Lisäys: ulosleimaus', open: 'Avoin vuoro' },
    ...{ drop: 'Vuorosta luopuminen', swap: 'Vuoronvaihto', forgotten: 'Ulosleimaus puuttuu' },
  },
  sv: {
    ...{ work_day: 'Arbetsdag', absence: 'Frånvaro', change: 'Ändring', cancellation: 'Avbokning' },
    ...{ correction: 'Rättelse av saldo', flex: 'Flextid', add: 'Tillägg: utstämpling', open: 'Ledigt pass' },
    ...{ drop: 'Avstående från pass', swap: 'Byte av pass', forgotten: 'Utstämpling saknas' },
  },
  en: {
    ...{ work_day: 'Work day', absence: 'Absence', change: 'Change', cancellation: 'Cancellation' },
    ...{
      correction: 'Correction of a balance',
      flex: 'Flexitime',
      add: 'Add: clock-out',
      open: 'Open shift',
    },
    ...{ drop: 'Drop of a shift', swap: 'Swap of shifts', forgotten: 'Clock-out missing' },
  },
} as const satisfies Record<Locale, object>

/** A time of day as the clocks of Helsinki show it. */
const clock = (instant: string, locale: Locale): string => {
  const { hour, minute } = Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Helsinki')
  const two = (value: number) => String(value).padStart(2, '0')
  return locale === 'en' ? `${two(hour)}:${two(minute)}` : `${hour}.${two(minute)}`
}

const length = ({ startAt, endAt, breakMinutes }: any): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / 60_000 - breakMinutes

/** What is beside the records: what catalogues call things, and rows that records refer to. */
export interface Beside {
  readonly names: Names
  readonly language: Locale
  /** Of an absence, as `GET /v1/absences/{id}/days` answers them. */
  readonly days?: readonly { readonly minutes: number | null }[]
  /** Of a claim: the open shift. */
  readonly openShift?: any
  /** Of a correction: the account. */
  readonly account?: any
}

const nothing = { typeName: null, from: null, to: null, minutes: null, amountCents: null }
const on = (date: string) => ({ from: date, to: date })
const named = (names: Names, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null)

/** The subject of a decision, made of nothing but the record as somebody reads it, and what is beside it. */
export const expectedSubject: Readonly<Record<string, (record: any, beside: Beside) => object>> = {
  work_day: (record, { names, language }) => ({
    ...nothing,
    title: words[language].work_day,
    typeName: named(names, record.dayTypeId),
    ...on(record.workDate),
    minutes: record.workedMinutes,
  }),
  absence(record, { names, language, days = [] }) {
    const say = words[language]
    const change = record.askedChange
    const typeName = named(names, (change ?? record).absenceTypeId)
    const called = typeName ?? say.absence
    const { startDate: from, endDate: to } = change ?? record
    const counted = days.flatMap(({ minutes }) => minutes ?? [])
    return {
      ...nothing,
      ...{ typeName, from, to },
      title:
        record.state === 'cancel_requested'
          ? `${say.cancellation}: ${called}`
          : change
            ? `${say.change}: ${called}`
            : called,
      minutes: change || counted.length === 0 ? null : counted.reduce((sum, minutes) => sum + minutes, 0),
    }
  },
  balance_correction: (record, { names, language, account }) => ({
    ...nothing,
    title: words[language].correction,
    typeName: named(names, account.timeBankId) ?? words[language].flex,
    ...on(record.effectiveDate),
    minutes: record.minutes,
  }),
  punch_correction: (record, { names, language }) => ({
    ...nothing,
    title: `${words[language].add} ${clock(record.occurredAt, language)}`,
    typeName: named(names, record.entryTypeId),
    ...on(record.workDate),
  }),
  open_shift_claim: (record, { names, language, openShift }) => ({
    ...nothing,
    title: `${words[language].open} ${clock(record.startAt, language)}–${clock(record.endAt, language)}`,
    typeName: named(names, openShift.shiftTypeId),
    ...on(record.workDate),
    minutes: length(openShift),
  }),
  shift_swap(record, { names, language }) {
    const shifts = [record.fromShift, ...(record.toShift ? [record.toShift] : [])]
    const types = [...new Set(shifts.flatMap(({ shiftTypeId }) => named(names, shiftTypeId) ?? []))]
    const dates = shifts.map(({ workDate }) => workDate).toSorted((a, b) => a.localeCompare(b))
    const times = shifts.map(({ startAt, endAt }) => `${clock(startAt, language)}–${clock(endAt, language)}`)
    return {
      ...nothing,
      title: `${words[language][record.kind as 'swap' | 'drop']} ${times.join(' ↔ ')}`,
      typeName: types.length === 0 ? null : types.join(' ↔ '),
      ...{ from: dates.at(0), to: dates.at(-1), minutes: length(record.fromShift) },
    }
  },
  change_order: (record, { names }) => ({
    ...nothing,
    title: `${names.get(record.projectId)}: ${record.title}`,
    minutes: record.deltaMinutes,
    amountCents: record.deltaCents,
  }),
  project_day: (record, { names }) => ({
    ...nothing,
    title: named(names, record.projectId),
    ...on(record.workDate),
    // Nothing says what the hours cost.
    ...{ minutes: record.minutes, amountCents: 0 },
  }),
  task: record => ({ ...nothing, title: record.taskTitle }),
  forgotten_clock_out: (record, { language }) => ({
    ...nothing,
    title: words[language].forgotten,
    ...on(record.workDate),
  }),
}
