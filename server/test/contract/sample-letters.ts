import { failingMail } from '../../src/modules/exchange/webhooks/failing/letter.ts'
import { expiryMail } from '../../src/modules/people/api-keys/expiry/letter.ts'
import { reminderMail } from '../../src/modules/people/approvals/reminders/letter.ts'
import { invitationMail } from '../../src/modules/people/members/invitations/letter.ts'
import { changedMail, replacedMail, resetMail } from '../../src/modules/people/session/passwords/letters.ts'
import { dateAndTime, fullDate, type Letter } from '../../src/modules/company/outgoing-mail/port.ts'
import { forgottenMail } from '../../src/modules/time/punch-clock/forgotten/letter.ts'
import { claimMail } from '../../src/modules/time/shifts/claims/letter.ts'
import { planMail, type PlanNews } from '../../src/modules/time/shifts/publications/letter.ts'
import { swapMail } from '../../src/modules/time/shifts/swaps/letter.ts'
import { budgetMail } from '../../src/modules/work/projects/budgets/letter.ts'
import { answerMail } from '../../src/modules/work/projects/change-orders/answer-letters.ts'
import { changeOrderMail } from '../../src/modules/work/projects/change-orders/letters.ts'
import { type Locale } from '../../src/platform/vocabulary/locales.ts'

export interface SampleMail {
  readonly subject: string
  readonly letter: Letter
}

const [organisation, name, timeZone] = ['Meri Oy', 'Aino', 'Europe/Helsinki']
const url = `https://konttori.example/activate?token=${'a1B2c3D4'.repeat(8)}`
const instant = '2026-12-05T07:00:00.000Z'
const oneShift = [{ startAt: instant, endAt: '2026-12-05T15:30:00.000Z' }]
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

/** Each mail that the interface sends people, in each of its forms, as a reader of the language is sent it; what the operator sends is not among them. */
export const sampleMails: Readonly<Record<string, (locale: Locale) => SampleMail>> = {
  ...Object.fromEntries(
    ([null, 'Elina Aalto'] as const).map(inviter => [
      `an invitation by ${inviter ?? 'nobody'}`,
      (locale: Locale) =>
        invitationMail(
          { organisation, inviter, name, url, until: fullDate(instant, timeZone, locale) },
          locale,
        ),
    ]),
  ),
  'a new password': locale =>
    resetMail({ organisation, name, url, until: dateAndTime(instant, timeZone, locale) }, locale),
  'a changed password': locale => changedMail({ organisation, name }, locale),
  'a replaced password': locale => replacedMail({ organisation, name }, locale),
  'a key that expires': locale =>
    expiryMail(
      {
        ...{ organisation, name, key: 'Raportit', recognition: 'kt_live_ab12…wxyz', reader: 'owner' },
        date: fullDate(instant, timeZone, locale),
        dateAndTime: dateAndTime(instant, timeZone, locale),
      },
      locale,
    ),
  'a failing webhook': locale =>
    failingMail(
      {
        ...{ organisation, name, address: 'https://hooks.example.com/', host: 'hooks.example.com' },
        ...{ description: null, failures: 12, lastError: 'HTTP 500' },
        lastSuccess: dateAndTime(instant, timeZone, locale),
      },
      locale,
    ),
  ...Object.fromEntries(
    [1, 3].map(count => [
      `a reminder of ${count}`,
      (locale: Locale) =>
        reminderMail(
          {
            ...{ organisation, name, count, since: '2026-11-30' },
            oldest: Array.from({ length: count }, () => ({ ...waiting, title: absence[locale] })),
          },
          locale,
        ),
    ]),
  ),
  ...Object.fromEntries(
    [true, false].map(isClosed => [
      `a forgotten clock-out that is ${isClosed ? 'closed' : 'open'}`,
      (locale: Locale) => forgottenMail({ organisation, name, workDate: '2026-12-05', isClosed }, locale),
    ]),
  ),
  'a plan of one shift': locale => planMail(plan('published', oneShift, []), locale),
  'a plan of many shifts': locale => planMail(plan('published', manyShifts, []), locale),
  'a plan that loses one shift': locale => planMail(plan('changed', [], oneShift), locale),
  'a plan with one line too many': locale => planMail(plan('changed', [], manyShifts.slice(1)), locale),
  'a plan that is taken back': locale => planMail(plan('taken_back', [], oneShift), locale),
  ...Object.fromEntries(
    (['approved', 'declined', 'superseded', 'ended'] as const).map(state => [
      `a claim that is ${state}`,
      (locale: Locale) => claimMail({ ...shift(locale), state, reason: null }, locale),
    ]),
  ),
  ...Object.fromEntries(
    (['proposed', 'peer_declined', 'executed', 'declined'] as const).map(what => [
      `a swap that is ${what}`,
      (locale: Locale) => swapMail({ ...shift(locale), what, proposer: 'Onni Salo', words: null }, locale),
    ]),
  ),
  'a budget of hours': locale =>
    budgetMail({ ...project, measure: 'minutes', shareBp: 8000, used: 7230, budget: 9000 }, locale),
  'a budget of money': locale =>
    budgetMail({ ...project, measure: 'cents', shareBp: 8250, used: 1_034_550, budget: 1_250_000 }, locale),
  'a change order': locale =>
    changeOrderMail({ ...answered, url, until: dateAndTime(instant, timeZone, locale) }, locale),
  ...Object.fromEntries(
    (['approved', 'declined', 'approved_late', 'declined_late'] as const).map(told => [
      `a change order that is ${told}`,
      (locale: Locale) => answerMail(told, { ...answered, reason: null }, locale),
    ]),
  ),
}

const absence: Readonly<Record<Locale, string>> = { fi: 'Vuosiloma', sv: 'Semester', en: 'Annual holiday' }
