import {
  type LegalField,
  type LegalTableName,
  type LegalValues,
  placeholder,
} from './legal-fields.ts'
import { retentionTable } from './retention.ts'
import type { LegalDocument, Organiser } from './shapes.ts'
import { withoutMarks } from './unseen-marks.ts'

type Part = LegalDocument['sections'][number]['body'][number]
export type LegalTable = { columns: string[]; rows: string[][] }
export type LegalPart = string | string[] | LegalTable

/** A legal document as shown to readers: placeholders filled in, internal notes removed. */
export type LegalText = Omit<LegalDocument, 'sections' | 'draftNote'> & {
  sections: { id: string; heading: string; body: LegalPart[] }[]
}

type Place = { street: string; postalCode: string; city: string; province: string }

function placeText({ street, postalCode, city, province }: Place): string {
  return `${street}, ${postalCode} ${city} (${province})`
}

type LegalBrand = {
  name: string
  legalName: string
  vatNumber: string
  contactEmail: string
  contactPhone: string
  siteUrl: string
  registeredOffice: Place
  address: Place
}

export function legalValues(brand: LegalBrand, organiser: Organiser): LegalValues {
  const { liabilityInsurance, insolvencyCover, disputeBody } = organiser
  return {
    nome: brand.name,
    ragioneSociale: brand.legalName,
    partitaIva: brand.vatNumber,
    sedeLegale: placeText(brand.registeredOffice),
    sedeOperativa: placeText(brand.address),
    email: brand.contactEmail,
    telefono: brand.contactPhone,
    telefonoEmergenze: organiser.emergencyPhone,
    sito: brand.siteUrl,
    scia: organiser.registration,
    assicuratore: liabilityInsurance.company,
    polizza: liabilityInsurance.policy,
    garante: insolvencyCover.name,
    garanzia: insolvencyCover.policy,
    garanteIndirizzo: insolvencyCover.address,
    garanteEmail: insolvencyCover.email,
    garanteTelefono: insolvencyCover.phone,
    organismoAdr: disputeBody.name,
    sitoAdr: disputeBody.site,
  }
}

/** Fills in the agency's data and the generated tables. */
export function completeDocument(document: LegalDocument, values: LegalValues): LegalText {
  const { title, metaDescription, version, inForceFrom } = document
  const fill = (text: string) =>
    text.replace(placeholder, (whole: string, name: string, at: number) => {
      const value = values[name as LegalField] ?? whole
      // Avoid a double full stop if a name like 'S.r.l.' ends a sentence.
      return value.endsWith('.') && /^\.(?!\.)/.test(withoutMarks(text.slice(at + whole.length)))
        ? value.slice(0, -1)
        : value
    })
  const fillPart = (part: Part): LegalPart => {
    if (typeof part === 'string') return fill(part)
    return Array.isArray(part) ? part.map(fill) : tables[part.table]()
  }
  return {
    title,
    metaDescription,
    version,
    inForceFrom,
    intro: document.intro.map(fill),
    sections: document.sections.map(({ id, heading, body }) => ({
      id,
      heading,
      body: body.map(fillPart),
    })),
  }
}

const tables: Readonly<Record<LegalTableName, () => LegalTable>> = {
  retention: retentionTable,
}

/** The parts of a document that travellers agree to, in a fixed order; the fingerprint is made from them. */
export function agreedText({ title, version, inForceFrom, intro, sections }: LegalText): string {
  const parts = sections.map(({ id, heading, body }) => [id, heading, body.map(agreedPart)])
  return JSON.stringify([title, version, inForceFrom, intro, parts])
}

function agreedPart(part: LegalPart) {
  return typeof part === 'string' || Array.isArray(part) ? part : [part.columns, part.rows]
}
