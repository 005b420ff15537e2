/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  dimension_not_found: {
    fi: ['Seurantatasoa ei löydy', 'Hae seurantatasot osoitteesta `GET /v1/dimensions`.'],
    sv: ['Uppföljningsnivån finns inte', 'Hämta uppföljningsnivåerna från `GET /v1/dimensions`.'],
  },
  dimension_value_not_found: {
    fi: ['Seurantakohdetta ei löydy', 'Hae seurantakohteet osoitteesta `GET /v1/dimensions/{id}/values`.'],
    sv: [
      'Uppföljningsobjektet finns inte',
      'Hämta uppföljningsobjekten från `GET /v1/dimensions/{id}/values`.',
    ],
  },
  dimension_inactive: {
    fi: ['Seurantataso ei ole käytössä', 'Ota taso ensin käyttöön.'],
    sv: ['Uppföljningsnivån är inaktiverad', 'Aktivera nivån först.'],
  },
  project_values_managed_in_projects: {
    fi: ['Projekteja hallitaan projektirekisterissä', 'Luo projekti tai muuta sitä.'],
    sv: ['Projekt hanteras i projektregistret', 'Skapa eller ändra projektet.'],
  },
  external_ref_conflict: {
    fi: ['Ulkoinen viite on jo käytössä', 'Etsi toinen tietue viitteellään ja muuta sitä.'],
    sv: ['Den externa referensen används redan', 'Sök upp den andra posten med dess referens och ändra den.'],
  },
  dimension_stale: {
    fi: [
      'Seurantataso on muuttunut',
      'Lue seurantataso uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Uppföljningsnivån har ändrats',
      'Läs uppföljningsnivån på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  dimension_value_stale: {
    fi: [
      'Seurantakohde on muuttunut',
      'Lue seurantakohde uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: [
      'Uppföljningsobjektet har ändrats',
      'Läs uppföljningsobjektet på nytt, se vad som har ändrats och skicka ändringen igen.',
    ],
  },
  dimension_locked: {
    fi: ['Seurantataso on lukittu', 'Jätä tason `code` ja `active` ennalleen.'],
    sv: ['Uppföljningsnivån är låst', 'Lämna nivåns `code` och `active` som de är.'],
  },
  parent_not_found: {
    fi: ['Yläkohdetta ei löydy', 'Nimeä kohde samalta tasolta.'],
    sv: ['Det överordnade objektet finns inte', 'Ange ett objekt på samma nivå.'],
  },
  dimension_value_cycle: {
    fi: ['Kohde olisi itsensä alla', 'Valitse yläkohde, joka ei ole kohteen alla.'],
    sv: [
      'Objektet skulle ligga under sig självt',
      'Välj ett överordnat objekt som inte ligger under objektet.',
    ],
  },
} as const
