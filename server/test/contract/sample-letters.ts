import { failingMail } from '../../src/modules/exchange/webhooks/failing/letter.ts'
import { expiryMail } from '../../src/modules/people/api-keys/expiry/letter.ts'
import { reminderMail } from '../../src/modules/people/approvals/reminders/letter.ts'
import { invitationMail } from '../../src/modules/people/members/invitations/letter.ts'
import { changedMail, replacedMail, resetMail } from '../../src/modules/people/session/passwords/letters.ts'
import {
  dateAndTime,
  fullDate,
  type Letter,
  type MailKind,
} from '../../src/modules/company/outgoing-mail/port.ts'
import { forgottenMail } from '../../src/modules/time/punch-clock/forgotten/letter.ts'
import { claimMail } from '../../src/modules/time/shifts/claims/letter.ts'
import { claimTitle } from '../../src/modules/time/shifts/claims/subjects.ts'
import { planMail, type PlanNews } from '../../src/modules/time/shifts/publications/letter.ts'
import { swapMail } from '../../src/modules/time/shifts/swaps/letter.ts'
import { swapTitle } from '../../src/modules/time/shifts/swaps/subjects.ts'
import { budgetMail } from '../../src/modules/work/projects/budgets/letter.ts'
import { answerMail } from '../../src/modules/work/projects/change-orders/answer-letters.ts'
import { changeOrderMail } from '../../src/modules/work/projects/change-orders/letters.ts'
import { mentionMail } from '../../src/modules/work/tasks/comments/letter.ts'
import { type Locale } from '../../src/platform/vocabulary/locales.ts'

export interface SampleMail {
  readonly subject: string
  readonly letter: Letter
}

const [organisation, name, timeZone] = ['Meri Oy', 'Aino', 'Europe/Helsinki']
const url = `https://konttori.example/activate?token=${'a1B2c3D4'.repeat(8)}`
const instant = '2026-12-05T07:00:00.000Z'
const oneShift = [{ startAt: instant, endAt: '2026-12-05T15:30:00.000Z' }]
const [times] = oneShift as [(typeof oneShift)[number]]
const swapped = {
  ...times,
  ...{ id: '0199f2a0-0000-7000-8000-000000000001', planningUnitId: '0199f2a0-0000-7000-8000-000000000002' },
  ...{ shiftTypeId: null, workDate: '2026-12-05', breakMinutes: 30 },
} as const
const manyShifts = Array.from({ length: 42 }, () => oneShift).flat()
const plan = (kind: PlanNews['kind'], shifts: PlanNews['shifts'], gone: PlanNews['gone']): PlanNews => ({
  ...{ kind, organisation, name, timeZone, shifts, gone, unit: 'Toimisto' },
  ...{ periodFrom: '2026-11-30', periodTo: '2026-12-06' },
})
const waiting = { typeName: null, from: '2026-12-07', to: '2026-12-11', minutes: null, amountCents: null }
const project = { organisation, name, project: 'Hallin lämpöpumput' }
const answered = { ...project, number: 3, title: 'Toinen lämpöpumppu', answeredBy: 'Maija Virtanen' }
const shift = (locale: Locale) => ({
  ...{ organisation, name, unit: 'Toimisto' },
  begins: dateAndTime(instant, timeZone, locale),
})

type Sample = (locale: Locale) => SampleMail

const each = <Form extends string | number | boolean | null>(
  forms: readonly Form[],
  called: (form: Form) => string,
  mail: (form: Form, locale: Locale) => SampleMail,
): Readonly<Record<string, Sample>> =>
  Object.fromEntries(forms.map(form => [called(form), (locale: Locale) => mail(form, locale)]))

/** Each mail that the interface sends people, by kind and in each of its forms, as a reader of the language is sent it; what the operator sends is not among them. */
export const samplesOfKinds: Readonly<Record<MailKind, Readonly<Record<string, Sample>>>> = {
  invitation: each(
    [null, 'Elina Aalto'],
    inviter => `an invitation by ${inviter ?? 'nobody'}`,
    (inviter, locale) =>
      invitationMail(
        { organisation, inviter, name, url, until: fullDate(instant, timeZone, locale) },
        locale,
      ),
  ),
  password_reset: {
    'a new password': locale =>
      resetMail({ organisation, name, url, until: dateAndTime(instant, timeZone, locale) }, locale),
  },
  security_notice: {
    'a changed password': locale => changedMail({ organisation, name }, locale),
    'a replaced password': locale => replacedMail({ organisation, name }, locale),
  },
  api_key_expiry: {
    'a key that expires': locale =>
      expiryMail(
        {
          ...{ organisation, name, key: 'Raportit', recognition: 'kt_live_ab12…wxyz', reader: 'owner' },
          date: fullDate(instant, timeZone, locale),
          dateAndTime: dateAndTime(instant, timeZone, locale),
        },
        locale,
      ),
  },
  webhook_failing: {
    'a failing webhook': locale =>
      failingMail(
        {
          ...{ organisation, name, address: 'https://hooks.example.com/', host: 'hooks.example.com' },
          ...{ description: null, failures: 12, lastError: 'HTTP 500' },
          lastSuccess: dateAndTime(instant, timeZone, locale),
        },
        locale,
      ),
  },
  approval_reminder: each(
    [1, 3],
    count => `a reminder of ${count}`,
    (count, locale) =>
      reminderMail(
        {
          ...{ organisation, name, count, since: '2026-11-30' },
          oldest: Array.from({ length: count }, () => ({ ...waiting, title: absence[locale] })),
        },
        locale,
      ),
  ),
  forgotten_clock_out: each(
    [true, false],
    isClosed => `a forgotten clock-out that is ${isClosed ? 'closed' : 'open'}`,
    (isClosed, locale) => forgottenMail({ organisation, name, workDate: '2026-12-05', isClosed }, locale),
  ),
  shift_plan: {
    'a plan of one shift': locale => planMail(plan('published', oneShift, []), locale),
    'a plan of many shifts': locale => planMail(plan('published', manyShifts, []), locale),
    'a plan that loses one shift': locale => planMail(plan('changed', [], oneShift), locale),
    'a plan with one line too many': locale => planMail(plan('changed', [], manyShifts.slice(1)), locale),
    'a plan that is taken back': locale => planMail(plan('taken_back', [], oneShift), locale),
  },
  open_shift_claim: each(
    ['approved', 'declined', 'superseded', 'ended'] as const,
    state => `a claim that is ${state}`,
    (state, locale) =>
      claimMail(
        { ...shift(locale), title: claimTitle(times, timeZone, locale), state, reason: null },
        locale,
      ),
  ),
  shift_swap: each(
    ['proposed', 'peer_declined', 'executed', 'declined'] as const,
    what => `a swap that is ${what}`,
    (what, locale) =>
      swapMail(
        {
          ...{ ...shift(locale), what, proposer: 'Onni Salo', words: null },
          title: swapTitle({ kind: 'swap', fromShift: swapped, toShift: swapped }, timeZone, locale),
        },
        locale,
      ),
  ),
  budget_warning: {
    'a budget of hours': locale =>
      budgetMail({ ...project, measure: 'minutes', shareBp: 8000, used: 7230, budget: 9000 }, locale),
    'a budget of money': locale =>
      budgetMail({ ...project, measure: 'cents', shareBp: 8250, used: 1_034_550, budget: 1_250_000 }, locale),
  },
  change_order: {
    'a change order': locale =>
      changeOrderMail({ ...answered, url, until: dateAndTime(instant, timeZone, locale) }, locale),
  },
  change_order_answer: each(
    ['approved', 'declined', 'approved_late', 'declined_late'] as const,
    told => `a change order that is ${told}`,
    (told, locale) => answerMail(told, { ...answered, reason: null }, locale),
  ),
  task_mention: {
    'a mention': locale =>
      mentionMail(
        { organisation, name, author: 'Maija Virtanen', number: 12, title: 'Tilaa pumput' },
        locale,
      ),
  },
}

/** The same without their kinds. */
export const sampleMails: Readonly<Record<string, Sample>> = Object.assign(
  {},
  ...Object.values(samplesOfKinds),
)

const absence: Readonly<Record<Locale, string>> = { fi: 'Vuosiloma', sv: 'Semester', en: 'Annual holiday' }
