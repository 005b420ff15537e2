/** What the codes of the folder say in Finnish and Swedish. */
export const translations = {
  customer_not_found: {
    fi: ['Asiakasta ei löydy', 'Hae asiakkaat osoitteesta `GET /v1/customers`.'],
    sv: ['Kunden finns inte', 'Hämta kunderna från `GET /v1/customers`.'],
  },
  customer_merged: {
    fi: [
      'Asiakas on yhdistetty toiseen',
      'Kirjaa asiakkaalle `mergedIntoCustomerId`. Yhdistämistä ei voi kumota.',
    ],
    sv: [
      'Kunden har slagits ihop med en annan',
      'Skriv till kunden `mergedIntoCustomerId`. En sammanslagning kan inte ångras.',
    ],
  },
  customer_merge_self: {
    fi: [
      'Asiakasta ei voi yhdistää itseensä',
      'Nimeä jäävä asiakas kentässä `targetCustomerId` ja poistuva polussa.',
    ],
    sv: [
      'Kunden kan inte slås ihop med sig själv',
      'Ange kunden som blir kvar i `targetCustomerId`, den som försvinner i sökvägen.',
    ],
  },
  customer_merge_target_not_found: {
    fi: ['Asiakasta, johon yhdistettäisiin, ei löydy', 'Hae asiakkaat osoitteesta `GET /v1/customers`.'],
    sv: ['Kunden att slå ihop med finns inte', 'Hämta kunderna från `GET /v1/customers`.'],
  },
  customer_merge_target_inactive: {
    fi: [
      'Asiakas, johon yhdistettäisiin, ei ole käytössä',
      'Ota se ensin käyttöön tai yhdistä asiakkaaseen `mergedIntoCustomerId`.',
    ],
    sv: [
      'Kunden att slå ihop med är inte i bruk',
      'Aktivera den först, eller slå ihop med `mergedIntoCustomerId`.',
    ],
  },
  customer_tag_limit_reached: {
    fi: [
      'Asiakkaalla olisi liikaa tunnisteita',
      'Poista ensin tunnisteita asiakkaalta tai toiselta yhdistettävistä.',
    ],
    sv: [
      'Kunden skulle få för många taggar',
      'Ta först bort taggar från kunden, eller från den ena av dem som ska slås ihop.',
    ],
  },
  customer_has_invoices: {
    fi: ['Asiakasta on laskutettu', 'Yhdistä toisin päin tai poista asiakas käytöstä.'],
    sv: ['Kunden har fakturerats', 'Slå ihop åt andra hållet, eller inaktivera kunden i stället.'],
  },
  customer_stale: {
    fi: [
      'Asiakas on muuttunut',
      'Lue asiakas uudelleen, katso mikä on muuttunut ja lähetä muutos uudelleen.',
    ],
    sv: ['Kunden har ändrats', 'Läs kunden på nytt, se vad som har ändrats och skicka ändringen igen.'],
  },
  customer_billing_fields_forbidden: {
    fi: [
      'Laskutuskentät vaativat oikeuden `invoicing.manage`',
      'Jätä ne pois tai anna laskutuksesta vastaavan lähettää ne.',
    ],
    sv: [
      'Faktureringsfälten kräver `invoicing.manage`',
      'Utelämna dem, eller låt någon som får fakturera skicka dem.',
    ],
  },
  customer_code_immutable: {
    fi: ['Asiakkaan koodi ei muutu', 'Jätä `code` ennalleen: muut järjestelmät tuntevat asiakkaan siitä.'],
    sv: ['Kundens kod ändras inte', 'Lämna `code` som den är: andra system känner kunden på den.'],
  },
  customer_business_id_invalid: {
    fi: ['Y-tunnus ei kelpaa', 'Korjaa Y-tunnus tai jätä se pois.'],
    sv: ['FO-numret är inte giltigt', 'Rätta FO-numret, eller utelämna det.'],
  },
  customer_vat_id_invalid: {
    fi: ['ALV-tunnus ei kelpaa', 'Korjaa ALV-tunnus tai jätä se pois.'],
    sv: ['Momsnumret är inte giltigt', 'Rätta momsnumret, eller utelämna det.'],
  },
  customer_e_invoice_address_invalid: {
    fi: ['Verkkolaskuosoite ei kelpaa', 'Korjaa osoite sellaiseksi kuin asiakas sen ilmoitti.'],
    sv: ['E-fakturaadressen är inte giltig', 'Rätta adressen så som kunden har meddelat den.'],
  },
  invalid_reference_number: {
    fi: ['Viitenumero ei kelpaa', 'Korjaa viitenumero tai jätä se pois.'],
    sv: ['Referensnumret är inte giltigt', 'Rätta referensnumret, eller utelämna det.'],
  },
} as const
