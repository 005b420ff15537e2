import { refusals } from '../../../../platform/contract/refusals.ts'

export const roundingRefusals = refusals({
  rounding_rule_not_found: {
    status: 404,
    title: 'No such rounding rule',
    when: 'No rounding rule of the organisation has this id.',
    remedy: 'Read the rules from `GET /v1/invoicing/rounding-rules`.',
    translations: {
      fi: ['Pyöristyssääntöä ei löydy', 'Hae säännöt osoitteesta `GET /v1/invoicing/rounding-rules`.'],
      sv: ['Avrundningsregeln finns inte', 'Hämta reglerna från `GET /v1/invoicing/rounding-rules`.'],
    },
  },
  rounding_rule_of_two: {
    status: 422,
    title: 'A rounding rule is of a customer or of a project',
    when: '`customerId` and `projectId` are both given.',
    remedy: 'Send one of `customerId` and `projectId`, or neither for a rule of the organisation.',
    translations: {
      fi: [
        'Pyöristyssääntö koskee joko asiakasta tai projektia',
        'Lähetä joko `customerId` tai `projectId`, tai ei kumpaakaan, jos sääntö koskee organisaatiota.',
      ],
      sv: [
        'En avrundningsregel gäller en kund eller ett projekt',
        'Skicka antingen `customerId` eller `projectId`, eller ingendera för en regel för organisationen.',
      ],
    },
  },
  rounding_rule_exists: {
    status: 409,
    title: 'A rounding rule begins on the day already',
    when: 'The same project, customer or organisation has a rounding rule with this `validFrom`; `ruleId` names it.',
    remedy: 'Take the rule `ruleId` back, or choose another day.',
    translations: {
      fi: ['Pyöristyssääntö alkaa jo samana päivänä', 'Peru sääntö `ruleId` tai valitse toinen päivä.'],
      sv: [
        'En avrundningsregel börjar redan den dagen',
        'Ta tillbaka regeln `ruleId` eller välj en annan dag.',
      ],
    },
  },
  rounding_hours_approved: {
    status: 409,
    title: 'Hours of the rounding rule are approved',
    when: 'A rounding rule is to be added or taken back, and hours of its projects on its first day or later are approved: what they come to is not written anew.',
    remedy: 'Have the rule begin on a later day, or add another one that does.',
    translations: {
      fi: [
        'Pyöristyssäännön tunteja on hyväksytty',
        'Anna säännön alkaa myöhempänä päivänä tai lisää toinen, joka alkaa myöhemmin.',
      ],
      sv: [
        'Timmar som avrundningsregeln gäller är godkända',
        'Låt regeln börja en senare dag eller lägg till en annan som gör det.',
      ],
    },
  },
})
