import { reasons } from '../../../platform/contract/reasons.ts'

/** Why a clocking in without a clock-out waits for its member. */
export const forgottenReasons = reasons({
  clock_out_missing: {
    values: {},
    sentence: {
      fi: 'Ulosleimausta ei tullut, eikä päivälle kirjattu mitään.',
      sv: 'Ingen utstämpling kom, och inget skrevs på dagen.',
      en: 'No clock-out came, and nothing was written to the day.',
    },
  },
  clock_out_by_rule: {
    values: {},
    sentence: {
      fi: 'Ulosleimausta ei tullut, ja päivä päätettiin organisaation säännön mukaan.',
      sv: 'Ingen utstämpling kom, och dagen avslutades enligt organisationens regel.',
      en: 'No clock-out came, and the day was ended by the rule of the organisation.',
    },
  },
})

/** Why a punch is in no session, where that is the code of no refusal. */
export const unplacedReasons = reasons({
  punch_without_session: {
    values: {},
    sentence: {
      fi: 'Leimausta edeltävä sisäänleimaus puuttuu.',
      sv: 'Instämplingen före stämplingen saknas.',
      en: 'The clock-in before the punch is missing.',
    },
  },
  punch_inside_session: {
    values: {},
    sentence: {
      fi: 'Jäsen oli jo leimannut sisään.',
      sv: 'Medlemmen hade redan stämplat in.',
      en: 'The member had clocked in already.',
    },
  },
  punch_on_break: {
    values: {},
    sentence: {
      fi: 'Jäsen oli jo tauolla.',
      sv: 'Medlemmen hade redan rast.',
      en: 'The member was on a break already.',
    },
  },
  punch_not_on_break: {
    values: {},
    sentence: {
      fi: 'Jäsen ei ollut tauolla.',
      sv: 'Medlemmen hade ingen rast.',
      en: 'The member was not on a break.',
    },
  },
  punch_day_edited: {
    values: {},
    sentence: {
      fi: 'Päivän leimattuja kirjauksia on muokattu käsin.',
      sv: 'Dagens stämplade registreringar har ändrats för hand.',
      en: 'The punched entries of the day were edited by hand.',
    },
  },
})
