import { word } from '../../../../platform/contract/reason-values.ts'
import { reasons, reasonShape } from '../../../../platform/contract/reasons.ts'
import type { Locale } from '../../../../platform/vocabulary/locales.ts'
import { obstacles } from '../source-rows/row.ts'

const said = {
  customer_missing: {
    en: 'The project has no customer.',
    fi: 'Projektilla ei ole asiakasta.',
    sv: 'Projektet har ingen kund.',
  },
  day_not_approved: {
    en: 'The work day is not approved.',
    fi: 'Työpäivää ei ole hyväksytty.',
    sv: 'Arbetsdagen är inte godkänd.',
  },
  manager_has_not_approved: {
    en: 'The project manager has not approved the project day.',
    fi: 'Projektipäällikkö ei ole hyväksynyt projektipäivää.',
    sv: 'Projektledaren har inte godkänt projektdagen.',
  },
  manager_returned: {
    en: 'The project manager has returned the project day.',
    fi: 'Projektipäällikkö on palauttanut projektipäivän.',
    sv: 'Projektledaren har returnerat projektdagen.',
  },
  not_billed_by_hour: {
    en: 'The hours are not billed: the project or phase is billed in another way.',
    fi: 'Tunteja ei laskuteta: projektilla tai vaiheella on muu laskutustapa.',
    sv: 'Timmarna faktureras inte: projektet eller fasen faktureras på annat sätt.',
  },
  task_not_billable: {
    en: 'The task is not billable.',
    fi: 'Tehtävä ei ole laskutettava.',
    sv: 'Uppgiften är inte fakturerbar.',
  },
  rate_missing: {
    en: 'The hour has no rate.',
    fi: 'Tunnilla ei ole hintaa.',
    sv: 'Timmen har inget pris.',
  },
  limit_only: {
    en: 'The cap says how far hours can be billed, and is not billed itself.',
    fi: 'Katto rajaa tuntien laskutusta, eikä sitä laskuteta.',
    sv: 'Taket begränsar faktureringen av timmar och faktureras inte självt.',
  },
  fixed_price_billed: {
    en: 'So much of the fixed price is billed by itself that both would be more than the price.',
    fi: 'Kiinteää hintaa on laskutettu niin paljon, että hinta ylittyisi.',
    sv: 'Så mycket av det fasta priset är fakturerat att priset skulle överskridas.',
  },
  vat_missing: {
    en: 'The value added tax cannot be told.',
    fi: 'Arvonlisäveroa ei voi päätellä.',
    sv: 'Mervärdesskatten går inte att avgöra.',
  },
  article_missing: {
    en: 'The invoicing terms have no article.',
    fi: 'Laskutusehdoista puuttuu nimike.',
    sv: 'Faktureringsvillkoren saknar artikel.',
  },
  order_reference_missing: {
    en: 'The invoicing terms have no order reference.',
    fi: 'Laskutusehdoista puuttuu tilausviite.',
    sv: 'Faktureringsvillkoren saknar orderreferens.',
  },
  payment_term_missing: {
    en: 'The invoicing terms have no payment term.',
    fi: 'Laskutusehdoista puuttuu maksuehto.',
    sv: 'Faktureringsvillkoren saknar betalningsvillkor.',
  },
  invoice_contact_missing: {
    en: 'The invoicing terms have no contact for invoices.',
    fi: 'Laskutusehdoista puuttuu laskun yhteyshenkilö.',
    sv: 'Faktureringsvillkoren saknar kontaktperson för fakturor.',
  },
} as const satisfies Readonly<Record<(typeof obstacles)[number], Readonly<Record<Locale, string>>>>

/** What is said of each; one that is told by a later version is not known here. */
const sentenceIn = (language: Locale): string => {
  const cases = Object.entries(said).map(([obstacle, texts]) => `${obstacle} {${texts[language]}}`)
  return `{obstacle, select, ${cases.join(' ')} other {{obstacle}}}`
}

/** Why a source row cannot be billed. */
export const obstacleReasons = reasons({
  billing_stopped: {
    values: { obstacle: word(obstacles, 'What stands in the way.') },
    sentence: { en: sentenceIn('en'), fi: sentenceIn('fi'), sv: sentenceIn('sv') },
  },
})
export const ObstacleReason = reasonShape('UnbilledObstacleReason', obstacleReasons)
