/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  rate_rule_not_found: {
    fi: ['Hinnaston sääntöä ei löydy', 'Hae säännöt osoitteesta `GET /v1/rate-cards/{id}/rules`.'],
    sv: ['Prislistans regel finns inte', 'Hämta reglerna från `GET /v1/rate-cards/{id}/rules`.'],
  },
  rate_card_stale: {
    fi: [
      'Hinnasto on muuttunut',
      'Lue hinnasto uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Prislistan har ändrats',
      'Läs prislistan på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  rate_rule_stale: {
    fi: ['Sääntö on muuttunut', 'Lue sääntö uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.'],
    sv: ['Regeln har ändrats', 'Läs regeln på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  rate_card_default_inactive: {
    fi: ['Oletushinnasto on käytössä', 'Tee ensin toisesta hinnastosta oletus tai jätä tämä käyttöön.'],
    sv: [
      'Den förvalda prislistan används',
      'Gör först en annan prislista förvald, eller låt den här vara aktiv.',
    ],
  },
  rate_rule_exists: {
    fi: ['Näillä ehdoilla on jo sääntö', 'Lisää versio sääntöön `ruleId`.'],
    sv: ['En regel med dessa villkor finns redan', 'Lägg till en version i regeln i `ruleId`.'],
  },
  rate_rule_ended: {
    fi: [
      'Sääntö on jo päättynyt',
      'Lue säännön versiot; lisää uusi siitä alkaen, kun sen pitää taas olla voimassa.',
    ],
    sv: ['Regeln har redan upphört', 'Läs regelns versioner; lägg till en där den ska gälla igen.'],
  },
  rate_reprices_approved_hours: {
    fi: [
      'Hyväksytyt tunnit saisivat toisen hinnan',
      'Anna hinnan alkaa päivästä `firstFreeDate`, tai lähetä `reprice`: kokeilu kertoo, mitä kukin projekti silloin tuottaa.',
    ],
    sv: [
      'Godkända timmar skulle få ett annat pris',
      'Låt priset gälla från `firstFreeDate`, eller skicka `reprice`: förhandsvisningen visar vad varje projekt då ger.',
    ],
  },
  rate_reprices_closed_projects: {
    fi: [
      'Suljettujen projektien tunnit saisivat toisen hinnan',
      'Anna hinnan alkaa päivästä `firstFreeDate`, tai lisää sääntö niille projekteille, joita se koskee. Suljettu projekti saa uudet hinnat, kun se avataan uudelleen.',
    ],
    sv: [
      'Timmar i stängda projekt skulle få ett annat pris',
      'Låt priset gälla från `firstFreeDate`, eller lägg till en regel för de projekt som avses. Ett stängt projekt får andra priser när det öppnas igen.',
    ],
  },
} as const
