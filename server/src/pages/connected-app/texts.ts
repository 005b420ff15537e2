import type { Capability } from '../../platform/vocabulary/capabilities.ts'
import { texts } from '../shell/language.ts'

/** What a capability lets an app do, to somebody who has never heard the word. */
type CapabilityTexts = Readonly<Record<Capability, string>>

interface ConsentTexts {
  readonly title: (app: string) => string
  readonly intro: (app: string, organisation: string) => string
  readonly signedInAs: (name: string, organisation: string) => string
  readonly able: string
  readonly own: string
  readonly ownReadOnly: string
  readonly capabilities: CapabilityTexts
  readonly readOnly: string
  readonly offline: string
  readonly online: string
  readonly goesTo: (place: string) => string
  readonly endIt: string
  readonly allow: string
  readonly deny: string
  readonly goneTitle: string
  readonly gone: string
  readonly elsewhereTitle: string
  readonly elsewhere: string
  readonly account: string
  readonly stale: string
  readonly failureTitle: string
  readonly failure: string
  readonly wrongAddress: string
  readonly reason: (code: string) => string
  readonly apps: string
  readonly appsIntro: string
  readonly allowed: (when: string) => string
  readonly lastUsed: (when: string) => string
  readonly endAccess: string
}

const fi: ConsentTexts = {
  title: app => `Annetaanko sovellukselle ${app} pääsy?`,
  intro: (app, organisation) =>
    `${app} haluaa toimia puolestasi Konttorissa, organisaatiossa ${organisation}.`,
  signedInAs: (name, organisation) => `Olet kirjautunut sisään nimellä ${name}, ${organisation}.`,
  able: 'Sovellus voi puolestasi',
  own: 'nähdä omat tietosi ja työaikasi sekä kirjata ja muuttaa niitä',
  ownReadOnly: 'nähdä omat tietosi ja työaikasi',
  capabilities: {
    'org.admin': 'hallita organisaatiota, sen asetuksia ja luetteloita',
    'members.manage': 'hallita jäseniä: lisätä, kutsua, muuttaa ja poistaa käytöstä',
    'hr.manage': 'hallita työsuhteiden tietoja',
    'reports.team': 'nähdä tiimin raportit',
    'worktime.supervise': 'nähdä, korjata ja hyväksyä alaisten työaikoja',
    'payroll.run': 'käsitellä palkanlaskennan aineistoa ja lukita jaksoja',
    'integrations.manage': 'hallita liittymiä ja lukea organisaation tapahtumia',
    'invoicing.manage': 'hallita laskuja ja asiakkaiden laskutustietoja',
    'projects.manage': 'hallita projekteja',
    'projects.read': 'nähdä projektit',
    'crm.use': 'käyttää asiakasrekisteriä ja myynnin tietoja',
    'crm.privacy': 'käsitellä asiakkaiden yksityisyyteen liittyviä tietoja',
    'scheduling.plan': 'suunnitella työvuoroja',
    'service.dispatch': 'jakaa huoltotöitä',
  },
  readOnly: 'Sovellus vain lukee: se ei voi muuttaa mitään.',
  offline: 'Pääsy jatkuu myös silloin, kun et käytä sovellusta, kunnes lopetat sen.',
  online: 'Pääsy päättyy tunnin kuluttua.',
  goesTo: place => `Vastauksesi lähetetään osoitteeseen ${place}.`,
  endIt:
    'Voit lopettaa pääsyn milloin tahansa, ja sovellus voi enintään sen, mihin sinulla itselläsi on oikeus.',
  allow: 'Anna pääsy',
  deny: 'Älä anna',
  goneTitle: 'Pyyntö ei ole enää voimassa',
  gone: 'Pyyntöön on jo vastattu, se on vanhentunut tai se alkoi toisessa selaimessa. Aloita sovelluksesta uudelleen.',
  elsewhereTitle: 'Sovellus kuuluu toiseen organisaatioon',
  elsewhere:
    'Olet kirjautunut organisaatioon, jossa tätä sovellusta ei ole. Siirry sovelluksen organisaatioon ja aloita sovelluksesta uudelleen.',
  account: 'Oma tili',
  stale: 'Pyyntö on muuttunut tai se näytettiin toiselle käyttäjälle. Tarkista se ja vastaa uudelleen.',
  failureTitle: 'Sovelluksen pyyntöä ei voitu käsitellä',
  failure:
    'Sovellus pyysi jotakin, mitä ei voi pyytää. Sinun ei tarvitse tehdä mitään; kerro asiasta sovelluksen tekijälle.',
  wrongAddress:
    'Sovellus pyysi lähettämään vastauksen osoitteeseen, jota sille ei ole rekisteröity. Siksi mitään ei lähetetty.',
  reason: code => `Syy: ${code}`,
  apps: 'Yhdistetyt sovellukset',
  appsIntro: 'Sovellukset, jotka voivat toimia puolestasi. Lopeta niiden pääsy, joita et enää käytä.',
  allowed: when => `Pääsy annettu ${when}`,
  lastUsed: when => `Käytetty viimeksi ${when}`,
  endAccess: 'Lopeta pääsy',
}

const sv: ConsentTexts = {
  title: app => `Ge ${app} åtkomst?`,
  intro: (app, organisation) =>
    `${app} vill handla i ditt namn i Konttori, i organisationen ${organisation}.`,
  signedInAs: (name, organisation) => `Du är inloggad som ${name}, ${organisation}.`,
  able: 'Appen kan i ditt namn',
  own: 'se dina egna uppgifter och arbetstider samt registrera och ändra dem',
  ownReadOnly: 'se dina egna uppgifter och arbetstider',
  capabilities: {
    'org.admin': 'förvalta organisationen, dess inställningar och register',
    'members.manage': 'förvalta medlemmar: lägga till, bjuda in, ändra och ta ur bruk',
    'hr.manage': 'förvalta uppgifter om anställningar',
    'reports.team': 'se teamets rapporter',
    'worktime.supervise': 'se, rätta och godkänna underställdas arbetstider',
    'payroll.run': 'hantera löneunderlag och låsa perioder',
    'integrations.manage': 'förvalta integrationer och läsa organisationens händelser',
    'invoicing.manage': 'hantera fakturor och kundernas faktureringsuppgifter',
    'projects.manage': 'förvalta projekt',
    'projects.read': 'se projekt',
    'crm.use': 'använda kundregistret och uppgifter om försäljning',
    'crm.privacy': 'hantera uppgifter om kundernas integritet',
    'scheduling.plan': 'planera arbetspass',
    'service.dispatch': 'fördela servicearbeten',
  },
  readOnly: 'Appen läser bara: den kan inte ändra något.',
  offline: 'Åtkomsten fortsätter också när du inte använder appen, tills du avslutar den.',
  online: 'Åtkomsten upphör efter en timme.',
  goesTo: place => `Ditt svar skickas till ${place}.`,
  endIt: 'Du kan avsluta åtkomsten när som helst, och appen kan högst det som du själv har rätt till.',
  allow: 'Ge åtkomst',
  deny: 'Ge inte',
  goneTitle: 'Begäran gäller inte längre',
  gone: 'Begäran har redan besvarats, blivit för gammal eller börjat i en annan webbläsare. Börja om från appen.',
  elsewhereTitle: 'Appen hör till en annan organisation',
  elsewhere:
    'Du är inloggad i en organisation där appen inte finns. Gå över till appens organisation och börja om från appen.',
  account: 'Mitt konto',
  stale: 'Begäran har ändrats eller visades för en annan användare. Kontrollera den och svara på nytt.',
  failureTitle: 'Appens begäran kunde inte behandlas',
  failure:
    'Appen begärde något som inte går att begära. Du behöver inte göra något; berätta det för den som gjort appen.',
  wrongAddress:
    'Appen ville ha svaret till en adress som inte är registrerad för den. Därför skickades ingenting.',
  reason: code => `Orsak: ${code}`,
  apps: 'Anslutna appar',
  appsIntro: 'Appar som kan handla i ditt namn. Avsluta åtkomsten för dem som du inte längre använder.',
  allowed: when => `Åtkomst given ${when}`,
  lastUsed: when => `Senast använd ${when}`,
  endAccess: 'Avsluta åtkomsten',
}

const en: ConsentTexts = {
  title: app => `Give ${app} access?`,
  intro: (app, organisation) =>
    `${app} wants to act for you in Konttori, in the organisation ${organisation}.`,
  signedInAs: (name, organisation) => `You are signed in as ${name}, ${organisation}.`,
  able: 'The app will be able, for you, to',
  own: 'see your own details and work time, and record and change them',
  ownReadOnly: 'see your own details and work time',
  capabilities: {
    'org.admin': 'administer the organisation, its settings and catalogues',
    'members.manage': 'manage members: add, invite, change and deactivate them',
    'hr.manage': 'manage details of employments',
    'reports.team': 'see reports of the team',
    'worktime.supervise': 'see, correct and approve the work time of your reports',
    'payroll.run': 'handle payroll material and lock periods',
    'integrations.manage': 'manage integrations and read the events of the organisation',
    'invoicing.manage': 'handle invoices and the billing details of customers',
    'projects.manage': 'manage projects',
    'projects.read': 'see projects',
    'crm.use': 'use the customer register and sales data',
    'crm.privacy': 'handle what concerns the privacy of customers',
    'scheduling.plan': 'plan shifts',
    'service.dispatch': 'dispatch service work',
  },
  readOnly: 'The app only reads: it cannot change anything.',
  offline: 'The access goes on also when you do not use the app, until you end it.',
  online: 'The access ends after an hour.',
  goesTo: place => `Your answer is sent to ${place}.`,
  endIt: 'You can end the access at any time, and the app can never do more than you yourself may.',
  allow: 'Give access',
  deny: 'Do not give',
  goneTitle: 'This request is no longer valid',
  gone: 'The request has been answered already, is too old, or began in another browser. Please begin anew from the app.',
  elsewhereTitle: 'The app belongs to another organisation',
  elsewhere:
    'You are signed in to an organisation that does not have this app. Go on in the organisation of the app, and begin anew from the app.',
  account: 'Your account',
  stale: 'The request has changed, or was shown to somebody else. Please check it and answer anew.',
  failureTitle: 'The request of the app could not be handled',
  failure:
    'The app asked for something that cannot be asked for. You need not do anything; please tell whoever makes the app.',
  wrongAddress:
    'The app wanted the answer at an address that is not registered for it. That is why nothing was sent.',
  reason: code => `Reason: ${code}`,
  apps: 'Connected apps',
  appsIntro: 'Apps that can act for you. End the access of those that you no longer use.',
  allowed: when => `Access given ${when}`,
  lastUsed: when => `Last used ${when}`,
  endAccess: 'End access',
}

export const connectedAppTexts = texts<ConsentTexts>({ fi, sv, en })
