import { orNone, text } from '../../../../platform/contract/reason-values.ts'
import { type ReasonOf, reasons, reasonShape } from '../../../../platform/contract/reasons.ts'

const ofPhase = {
  phaseCode: orNone(text('The phase by whose own billing it is; null for what is billed as the project.')),
}
const en = '{phaseCode, select, none {} other {Of phase “{phaseCode}” by its own billing and budget. }}'
const fi =
  '{phaseCode, select, none {} other {Vaiheesta ”{phaseCode}” sen oman laskutustavan ja budjetin mukaan. }}'
const sv =
  '{phaseCode, select, none {} other {Av fasen ”{phaseCode}” enligt dess eget faktureringssätt och dess egen budget. }}'

/** How a line of the revenue is worked out. */
export const revenueReasons = reasons({
  hours_sold: {
    values: ofPhase,
    sentence: {
      en: `${en}Minutes of each piece of hours × its rate ÷ 60, half a cent up.`,
      fi: `${fi}Kunkin tuntirivin minuutit × rivin hinta ÷ 60, puoli senttiä ylöspäin.`,
      sv: `${sv}Minuterna på varje timrad × radens pris ÷ 60, en halv cent uppåt.`,
    },
  },
  hours_not_billable: {
    values: ofPhase,
    sentence: {
      en: `${en}Hours on tasks that are not billable come to nothing.`,
      fi: `${fi}Tunnit tehtävillä, joita ei laskuteta, eivät tuota mitään.`,
      sv: `${sv}Timmar på uppgifter som inte faktureras ger ingenting.`,
    },
  },
  fee_recognised: {
    values: ofPhase,
    sentence: {
      en: `${en}The budget in cents is the fee; what of it belongs to these days, by the recognition rules.`,
      fi: `${fi}Budjetti sentteinä on hinta; se osa siitä, joka tuloutussääntöjen mukaan kuuluu näille päiville.`,
      sv: `${sv}Budgeten i cent är priset; den del av det som enligt intäktsföringsreglerna hör till dessa dagar.`,
    },
  },
  hours_over_cap: {
    values: ofPhase,
    sentence: {
      en: `${en}Hours are billed up to the budget in cents, as it is on each day; a higher one lets in what was over it before.`,
      fi: `${fi}Tunteja laskutetaan enintään budjetin verran sentteinä, sellaisena kuin budjetti kunakin päivänä on; suurempi budjetti päästää mukaan sen, mikä aiemmin ylitti sen.`,
      sv: `${sv}Timmar faktureras upp till budgeten i cent, sådan den är varje dag; en högre budget släpper in det som tidigare låg över den.`,
    },
  },
  purchases_rebilled: {
    values: {},
    sentence: {
      en: 'Net of each rebillable purchase with its markup, half a cent up.',
      fi: 'Jokaisen edelleen laskutettavan hankinnan nettohinta ja sen kate, puoli senttiä ylöspäin.',
      sv: 'Nettopriset på varje inköp som faktureras vidare med dess påslag, en halv cent uppåt.',
    },
  },
})

/** How a line of the costs is worked out. */
export const costReasons = reasons({
  hours_cost: {
    values: {},
    sentence: {
      en: 'Minutes of each piece of hours × the cost rate of its member ÷ 60, half a cent up.',
      fi: 'Kunkin tuntirivin minuutit × jäsenen tuntikustannus ÷ 60, puoli senttiä ylöspäin.',
      sv: 'Minuterna på varje timrad × medlemmens timkostnad ÷ 60, en halv cent uppåt.',
    },
  },
  records_cost: {
    values: {},
    sentence: {
      en: 'What the records cost together, without value added tax.',
      fi: 'Mitä nämä yhteensä maksoivat ilman arvonlisäveroa.',
      sv: 'Vad dessa kostade tillsammans, utan mervärdesskatt.',
    },
  },
})

export type RevenueReason = ReasonOf<typeof revenueReasons>
export const RevenueReasonShape = reasonShape('ProjectRevenueReason', revenueReasons)
export type CostReason = ReasonOf<typeof costReasons>
export const CostReasonShape = reasonShape('ProjectCostReason', costReasons)
