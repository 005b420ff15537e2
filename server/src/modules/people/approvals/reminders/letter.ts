import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { fullDate, type Letter } from '../../../company/outgoing-mail/port.ts'
import type { Subject } from '../../me/port.ts'

/** What somebody is reminded of. It names nobody: a mail is read where others look on. */
export interface Reminder {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly count: number
  /** Since when the oldest of them waits. */
  readonly since: PlainDate
  /** What waits longest, as everybody may know of it. */
  readonly oldest: readonly Subject[]
}

interface ReminderMail {
  readonly subject: string
  readonly letter: Letter
}

interface Written extends Reminder {
  readonly sinceWhen: string
  /** What waits longest, a line each. */
  readonly lines: readonly string[]
}

const texts: Readonly<Record<Locale, (written: Written) => ReminderMail>> = {
  fi: ({ organisation, name, count, sinceWhen, lines }) => ({
    subject: count === 1 ? 'Yksi asia odottaa päätöstäsi' : `${count} asiaa odottaa päätöstäsi`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        count === 1
          ? `organisaatiossa ${organisation} yksi asia odottaa päätöstäsi. Se on odottanut ${sinceWhen} alkaen.`
          : `organisaatiossa ${organisation} ${count} asiaa odottaa päätöstäsi. Vanhin on odottanut ${sinceWhen} alkaen.`,
        ...listed(lines.length === 1 ? 'Kauimmin odottanut:' : 'Kauimmin odottaneet:', lines),
      ],
      remarks: ['Muistutamme kerran päivässä, kunnes mikään ei odota sinua.'],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, count, sinceWhen, lines }) => ({
    subject: count === 1 ? 'Ett ärende väntar på ditt beslut' : `${count} ärenden väntar på ditt beslut`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        count === 1
          ? `I ${organisation} väntar ett ärende på ditt beslut. Det har väntat sedan den ${sinceWhen}.`
          : `I ${organisation} väntar ${count} ärenden på ditt beslut. Det äldsta har väntat sedan den ${sinceWhen}.`,
        ...listed(lines.length === 1 ? 'Det som har väntat längst:' : 'De som har väntat längst:', lines),
      ],
      remarks: ['Vi påminner en gång om dagen, tills ingenting väntar på dig.'],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, count, sinceWhen, lines }) => ({
    subject: count === 1 ? 'One thing waits for your decision' : `${count} things wait for your decision`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        count === 1
          ? `At ${organisation} one thing waits for your decision, since ${sinceWhen}.`
          : `At ${organisation} ${count} things wait for your decision, the oldest since ${sinceWhen}.`,
        ...listed('What has waited longest:', lines),
      ],
      remarks: ['We remind you once a day, until nothing waits for you.'],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

const listed = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [[heading, ...lines].join('\n')]

/** The mail that reminds of what waits. */
export const reminderMail = (reminder: Reminder, locale: Locale): ReminderMail => {
  const dateOf = (date: PlainDate) => fullDate(`${date}T12:00:00.000Z`, 'UTC', locale)
  const lineOf = ({ title, from, to }: Subject) => {
    const dates = [from, to === from ? null : to].flatMap(date => (date === null ? [] : dateOf(date)))
    return [title, ...(dates.length === 0 ? [] : [dates.join(' – ')])].join(', ')
  }
  return texts[locale]({
    ...reminder,
    sinceWhen: dateOf(reminder.since),
    lines: reminder.oldest.map(lineOf),
  })
}
