/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  absence_type_not_found: {
    fi: ['Poissaololajia ei löydy', 'Hae poissaololajit osoitteesta `GET /v1/absence-types`.'],
    sv: ['Frånvarotypen finns inte', 'Hämta frånvarotyperna från `GET /v1/absence-types`.'],
  },
  absence_type_rules_invalid: {
    fi: ['Säännöt ovat ristiriidassa', 'Katso `detail`: siinä nimetään kentät, jotka ovat ristiriidassa.'],
    sv: ['Reglerna motsäger varandra', 'Se `detail`: där nämns fälten som motsäger varandra.'],
  },
  absence_type_entry_type_unfit: {
    fi: [
      'Kirjauslaji ei ole poissaoloja varten',
      'Valitse kirjauslaji, jonka `category` on `absence`: `GET /v1/entry-types`.',
    ],
    sv: [
      'Registreringstypen är inte avsedd för frånvaro',
      'Välj en registreringstyp med `category` `absence` från `GET /v1/entry-types`.',
    ],
  },
  absence_type_account_unknown: {
    fi: [
      'Poissaololle ei ole tiliä, josta se otettaisiin',
      'Jos `takesKind` on `leave`, lähetä lomakäytännön tunnus; jos `balance`, lähetä `flex`, `overtime`, `banked_leave` tai työaikapankin tunnus.',
    ],
    sv: [
      'Det finns inget som frånvaron kan tas från',
      'Med `takesKind` `leave` skicka ledighetsregelns id; med `balance` skicka `flex`, `overtime`, `banked_leave` eller arbetstidsbankens id.',
    ],
  },
} as const
