import { refusals } from '../../../../../platform/contract/refusals.ts'

export const correctionRefusals = refusals({
  balance_correction_not_found: {
    status: 404,
    title: 'No such correction',
    when: 'No correction of a balance that the caller may read has this id.',
    remedy: 'Read the corrections from `GET /v1/balance-corrections`.',
    translations: {
      fi: ['Saldon korjausta ei löydy', 'Hae korjaukset osoitteesta `GET /v1/balance-corrections`.'],
      sv: ['Saldorättelsen finns inte', 'Hämta rättelserna från `GET /v1/balance-corrections`.'],
    },
  },
  balance_correction_decided: {
    status: 409,
    title: 'The correction is decided',
    when: 'It is approved, declined or withdrawn already.',
    remedy: 'Read the correction. What was approved is undone by another correction.',
    translations: {
      fi: ['Korjauksesta on päätetty', 'Lue korjaus. Hyväksytty kumotaan toisella korjauksella.'],
      sv: ['Rättelsen är avgjord', 'Läs rättelsen. En godkänd rättelse upphävs med en ny.'],
    },
  },
  balance_correction_own: {
    status: 403,
    title: 'A second person decides',
    when: 'Whoever asked for the correction, or whose balance it is, was to approve or decline it; or somebody else was to withdraw it.',
    remedy: 'Have another supervisor, payroll or an administrator decide it.',
    translations: {
      fi: [
        'Korjauksesta päättää toinen henkilö',
        'Anna toisen esihenkilön, palkanlaskijan tai ylläpitäjän päättää siitä.',
      ],
      sv: [
        'En annan person beslutar',
        'Låt en annan chef, löneräkningen eller en administratör besluta om den.',
      ],
    },
  },
})
