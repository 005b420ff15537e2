import { refusals } from '../../../../platform/contract/refusals.ts'

export const approvalRuleRefusals = refusals({
  approval_rule_not_found: {
    status: 404,
    title: 'No such approval rule',
    when: 'No approval rule of the organisation has this id.',
    remedy: 'Read the rules from `GET /v1/invoicing/approval-rules`.',
    translations: {
      fi: ['Hyväksyntäsääntöä ei löydy', 'Hae säännöt osoitteesta `GET /v1/invoicing/approval-rules`.'],
      sv: ['Godkännanderegeln finns inte', 'Hämta reglerna från `GET /v1/invoicing/approval-rules`.'],
    },
  },
  approval_rule_of_two: {
    status: 422,
    title: 'An approval rule is of a customer or of a project',
    when: '`customerId` and `projectId` are both given.',
    remedy: 'Send one of `customerId` and `projectId`, or neither for a rule of the organisation.',
    translations: {
      fi: [
        'Hyväksyntäsääntö koskee joko asiakasta tai projektia',
        'Lähetä joko `customerId` tai `projectId`, tai ei kumpaakaan, jos sääntö koskee organisaatiota.',
      ],
      sv: [
        'En godkännanderegel gäller en kund eller ett projekt',
        'Skicka antingen `customerId` eller `projectId`, eller ingendera för en regel för organisationen.',
      ],
    },
  },
  approval_rule_exists: {
    status: 409,
    title: 'An approval rule begins on the day already',
    when: 'The same project, customer or organisation has an approval rule with this `validFrom`; `ruleId` names it.',
    remedy: 'Take the rule `ruleId` back, or choose another day.',
    translations: {
      fi: ['Hyväksyntäsääntö alkaa jo samana päivänä', 'Peru sääntö `ruleId` tai valitse toinen päivä.'],
      sv: [
        'En godkännanderegel börjar redan den dagen',
        'Ta tillbaka regeln `ruleId` eller välj en annan dag.',
      ],
    },
  },
  approval_rule_hours_approved: {
    status: 409,
    title: 'Hours of the approval rule are approved',
    when: 'An approval rule is to be added or taken back, and hours of its projects on its first day or later are approved: whether somebody else had to approve them is not said afterwards.',
    remedy: 'Have the rule begin on a later day, or add another one that does.',
    translations: {
      fi: [
        'Hyväksyntäsäännön tunteja on hyväksytty',
        'Anna säännön alkaa myöhempänä päivänä tai lisää toinen, joka alkaa myöhemmin.',
      ],
      sv: [
        'Timmar som godkännanderegeln gäller är godkända',
        'Låt regeln börja en senare dag eller lägg till en annan som gör det.',
      ],
    },
  },
})
