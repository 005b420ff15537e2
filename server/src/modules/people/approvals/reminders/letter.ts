import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { fullDate, type Letter } from '../../../company/outgoing-mail/port.ts'

/** What somebody is reminded of. It names nobody and no kind: a mail is read where others look on. */
export interface Reminder {
  readonly organisation: string
  /** The reader's. */
  readonly name: string
  readonly count: number
  /** Since when the oldest of them waits. */
  readonly since: PlainDate
}

interface ReminderMail {
  readonly subject: string
  readonly letter: Letter
}

const texts: Readonly<Record<Locale, (reminder: Reminder, since: string) => ReminderMail>> = {
  fi: ({ organisation, name, count }, since) => ({
    subject: count === 1 ? 'Yksi asia odottaa päätöstäsi' : `${count} asiaa odottaa päätöstäsi`,
    letter: {
      greeting: `Hei ${name},`,
      paragraphs: [
        count === 1
          ? `organisaatiossa ${organisation} yksi asia odottaa päätöstäsi. Se on odottanut ${since} alkaen.`
          : `organisaatiossa ${organisation} ${count} asiaa odottaa päätöstäsi. Vanhin on odottanut ${since} alkaen.`,
      ],
      remarks: ['Muistutamme kerran päivässä, kunnes mikään ei odota sinua.'],
      signature: 'Terveisin\nKonttori',
    },
  }),
  sv: ({ organisation, name, count }, since) => ({
    subject: count === 1 ? 'Ett ärende väntar på ditt beslut' : `${count} ärenden väntar på ditt beslut`,
    letter: {
      greeting: `Hej ${name}!`,
      paragraphs: [
        count === 1
          ? `I ${organisation} väntar ett ärende på ditt beslut. Det har väntat sedan ${since}.`
          : `I ${organisation} väntar ${count} ärenden på ditt beslut. Det äldsta har väntat sedan ${since}.`,
      ],
      remarks: ['Vi påminner en gång om dagen, tills ingenting väntar på dig.'],
      signature: 'Med vänlig hälsning\nKonttori',
    },
  }),
  en: ({ organisation, name, count }, since) => ({
    subject: count === 1 ? 'One thing waits for your decision' : `${count} things wait for your decision`,
    letter: {
      greeting: `Hello ${name},`,
      paragraphs: [
        count === 1
          ? `At ${organisation} one thing waits for your decision, since ${since}.`
          : `At ${organisation} ${count} things wait for your decision, the oldest since ${since}.`,
      ],
      remarks: ['We remind you once a day, until nothing waits for you.'],
      signature: 'Kind regards,\nKonttori',
    },
  }),
}

/** The mail that reminds of what waits. */
export const reminderMail = (reminder: Reminder, locale: Locale): ReminderMail =>
  texts[locale](reminder, fullDate(`${reminder.since}T12:00:00.000Z`, 'UTC', locale))
