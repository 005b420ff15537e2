import { texts } from '../shell/language.ts'

export const recoveryCodesTexts = texts({
  fi: {
    title: 'Palautuskoodit',
    save: 'Tallenna koodit varmaan paikkaan nyt: niitä ei näytetä uudelleen. Jos puhelin katoaa, pääset sisään salasanalla ja yhdellä koodilla. Kukin koodi käy kerran.',
    saved: 'Olen tallentanut koodit',
    left: (count: number) => (count === 1 ? 'Jäljellä on yksi koodi.' : `Jäljellä on ${count} koodia.`),
    renewAdvice: 'Kun teet uudet koodit, vanhat lakkaavat toimimasta.',
    renew: 'Tee uudet koodit',
    cancel: 'Takaisin omalle tilille',
  },
  sv: {
    title: 'Återställningskoder',
    save: 'Spara koderna på ett säkert ställe nu: de visas inte igen. Om du blir av med telefonen kommer du in med lösenordet och en av koderna. Varje kod gäller en gång.',
    saved: 'Jag har sparat koderna',
    left: (count: number) => (count === 1 ? 'Det finns en kod kvar.' : `Det finns ${count} koder kvar.`),
    renewAdvice: 'När du skapar nya koder slutar de gamla att gälla.',
    renew: 'Skapa nya koder',
    cancel: 'Tillbaka till mitt konto',
  },
  en: {
    title: 'Recovery codes',
    save: 'Save the codes somewhere safe now: they are not shown again. If you lose your phone, the password and one of them get you in. Each works once.',
    saved: 'I have saved the codes',
    left: (count: number) => (count === 1 ? 'One code is left.' : `${count} codes are left.`),
    renewAdvice: 'When you make new codes, the old ones stop working.',
    renew: 'Make new codes',
    cancel: 'Back to your account',
  },
})
