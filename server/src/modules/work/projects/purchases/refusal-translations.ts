/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  project_purchase_not_found: {
    fi: ['Hankintaa ei löydy', 'Hae hankinnat osoitteesta `GET /v1/projects/{id}/purchases`.'],
    sv: ['Inköpet finns inte', 'Hämta inköpen från `GET /v1/projects/{id}/purchases`.'],
  },
  project_purchase_stale: {
    fi: [
      'Hankinta on muuttunut',
      'Lue hankinta uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Inköpet har ändrats', 'Läs inköpet på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  project_purchase_state_conflict: {
    fi: ['Hankinta on toisessa tilassa', 'Lue hankinta ja tee se, minkä sen tila sallii.'],
    sv: ['Inköpet har en annan status', 'Läs inköpet, och ta ett steg som dess status tillåter.'],
  },
  project_purchase_billed: {
    fi: ['Hankinta on laskutettu', 'Poista se ensin laskuluonnokselta tai hyvitä lasku.'],
    sv: ['Inköpet är fakturerat', 'Ta först bort det från fakturautkastet eller kreditera fakturan.'],
  },
  project_purchase_not_rebillable: {
    fi: ['Asiakas ei maksa hankintaa', 'Tee siitä ensin edelleen laskutettava.'],
    sv: ['Kunden betalar inte inköpet', 'Gör det först vidarefakturerbart.'],
  },
} as const
