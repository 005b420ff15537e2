import { reasons } from '../../../platform/contract/reasons.ts'

/** Why a mail is not sent: `mail_` before its `failureCode`. */
export const mailFailureReasons = reasons({
  mail_rejected: {
    values: {},
    sentence: {
      fi: 'Sähköpostipalvelin ei ottanut viestiä vastaan.',
      sv: 'E-postservern tog inte emot meddelandet.',
      en: 'The mail server did not take the mail.',
    },
  },
  mail_attempts_exhausted: {
    values: {},
    sentence: {
      fi: 'Viestiä ei saatu lähetettyä, vaikka sitä yritettiin monta kertaa.',
      sv: 'Meddelandet kunde inte skickas trots många försök.',
      en: 'The mail could not be sent, though it was tried many times.',
    },
  },
  mail_expired: {
    values: {},
    sentence: {
      fi: 'Viestiä ei saatu lähetettyä ennen kuin sen linkki vanheni.',
      sv: 'Meddelandet kunde inte skickas innan länken i det upphörde att gälla.',
      en: 'The mail could not be sent before its link ended.',
    },
  },
  mail_superseded: {
    values: {},
    sentence: {
      fi: 'Uudempi viesti samasta asiasta tuli tämän tilalle.',
      sv: 'Ett nyare meddelande om samma sak kom i stället.',
      en: 'A later mail about the same took its place.',
    },
  },
  mail_withdrawn: {
    values: {},
    sentence: {
      fi: 'Asiaa, josta viesti kertoi, ei enää ole.',
      sv: 'Det som meddelandet berättade om finns inte längre.',
      en: 'What the mail told of is no more.',
    },
  },
  mail_unreadable: {
    values: {},
    sentence: {
      fi: 'Viestin sisältöä ei voitu lukea, koska se on salattu toisella avaimella.',
      sv: 'Meddelandets innehåll kunde inte läsas, eftersom det är krypterat med en annan nyckel.',
      en: 'The content of the mail could not be read, because it is sealed with another key.',
    },
  },
})
