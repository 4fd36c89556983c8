import type { Brand } from '../../../domain/catalogue/brand.ts'
import { companyFacts } from '../../../domain/catalogue/company-facts.ts'
import { elidedDays, typographic } from '../../../domain/typography.ts'
import type { Deps } from '../deps.ts'
import type { Mail } from './outbox.ts'

/** The content of a mail; its HTML and its plain text are both made from it. */
type MailContent = {
  title: string
  paragraphs: string[]
  facts?: { label: string; value: string }[]
  steps?: string[]
  button?: { label: string; href: string }
  /** A secondary link, less prominent than the button. */
  link?: { label: string; href: string }
  closing?: string
  /** A sentence with a link at its end, below the button. */
  note?: { text: string; label: string; href: string }
}

/** A mail's recipient, subject and content. */
export type Letter = Omit<Mail, 'html' | 'text'> & MailContent

/** Name, address and colours come from the edition shown when the mail is written. */
export function writeMail({ catalogue }: Pick<Deps, 'catalogue'>, letter: Letter): Mail {
  const { title, paragraphs, facts, steps, button, link, closing, note, ...mail } = letter
  const { brand } = catalogue.current().catalogue
  const printed = inPrint({ title, paragraphs, facts, steps, button, link, closing, note })
  return {
    ...mail,
    subject: elidedDays(mail.subject),
    html: renderHtml(brand, printed),
    text: renderText(brand, printed),
  }
}

/** Uses typographic apostrophes, except in values: a reference or a name is copied as it is. */
function inPrint(content: MailContent): MailContent {
  const prose = (text: string) => elidedDays(typographic(text))
  const named = <Named extends { label: string }>(item: Named) => ({
    ...item,
    label: prose(item.label),
  })
  const { title, paragraphs, facts, steps, button, link, closing, note } = content
  return {
    title: prose(title),
    paragraphs: paragraphs.map(prose),
    ...(facts && { facts: facts.map(named) }),
    ...(steps && { steps: steps.map(prose) }),
    ...(button && { button: named(button) }),
    ...(link && { link: named(link) }),
    ...(closing !== undefined && { closing: prose(closing) }),
    ...(note && { note: { ...named(note), text: prose(note.text) } }),
  }
}

/** Placed before the signature, for a line known only when the mail is sent. */
const footMark = '<!-- foot -->'

export type FootLink = { text: string; label: string; href: string }

/** Adds a last line with a link to a mail that was written before the link was known. */
export function withFootLink(
  mail: { html: string; text: string },
  { text, label, href }: FootLink,
): { html: string; text: string } {
  const row = `<tr><td style="padding:20px 0 0;font-size:15px;line-height:1.5">${escapeHtml(text)} <a href="${escapeHtml(href)}">${escapeHtml(label)}</a></td></tr>`
  return {
    html: mail.html.replace(footMark, () => row),
    text: `${mail.text}\n${text} ${href}\n`,
  }
}

function renderText(brand: Brand, content: MailContent): string {
  const facts = (content.facts ?? []).map(({ label, value }) => `${label}: ${value}`)
  const steps = (content.steps ?? []).map((step, index) => `${index + 1}. ${step}`)
  const blocks = [
    content.title,
    ...content.paragraphs,
    facts.join('\n'),
    steps.join('\n'),
    content.button ? `${content.button.label}: ${content.button.href}` : '',
    content.link ? `${content.link.label}: ${content.link.href}` : '',
    content.closing ?? '',
    content.note ? `${content.note.text} ${content.note.href}` : '',
    signatureOf(brand).join('\n'),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function signatureOf(brand: Brand): string[] {
  const { name, legalName, vatNumber, address, contactEmail } = brand
  const company = companyFacts(brand)
  return [
    name,
    `${address.street}, ${address.postalCode} ${address.city}`,
    contactEmail,
    ...(company ? [`${legalName} · P. IVA ${vatNumber}${company}`] : []),
  ]
}

function renderHtml(brand: Brand, content: MailContent): string {
  const { colors } = brand
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${colors.navy}">${escapeHtml(text)}</p>`
  const facts = (content.facts ?? [])
    .map(
      ({ label, value }) =>
        `<tr><td style="padding:10px 16px 10px 0;border-bottom:1px solid #E2DBCF;color:#43536A;font-size:15px">${escapeHtml(label)}</td><td style="padding:10px 0;border-bottom:1px solid #E2DBCF;font-size:16px;font-weight:600;text-align:right">${escapeHtml(value)}</td></tr>`,
    )
    .join('')
  const steps = (content.steps ?? [])
    .map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`)
    .join('')
  const button = content.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(content.button.href)}" style="background:${colors.accent};color:${colors.navy};text-decoration:none;font-weight:700;padding:15px 24px;border-radius:12px;display:inline-block">${escapeHtml(content.button.label)}</a></p>`
    : ''
  const link = content.link
    ? `<p style="margin:0 0 16px;font-size:16px"><a href="${escapeHtml(content.link.href)}" style="color:${colors.primary}">${escapeHtml(content.link.label)}</a></p>`
    : ''
  const note = content.note
    ? `<p style="margin:0;font-size:15px;line-height:1.55;color:#43536A">${escapeHtml(content.note.text)} <a href="${escapeHtml(content.note.href)}" style="color:${colors.primary}">${escapeHtml(content.note.label)}</a></p>`
    : ''
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(content.title)}</title></head>
<body style="margin:0;background:#F8F5F0;font-family:Figtree,'Helvetica Neue',Arial,sans-serif;color:${colors.navy}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="max-width:600px;width:100%">
<tr><td style="padding:0 0 20px;font-size:20px;font-weight:700">${escapeHtml(brand.name)}</td></tr>
<tr><td style="background:#fff;border-radius:18px;padding:32px">
<h1 style="margin:0 0 18px;font-size:28px;line-height:1.15">${escapeHtml(content.title)}</h1>
${content.paragraphs.map(paragraph).join('')}
${facts ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 20px">${facts}</table>` : ''}
${steps ? `<ol style="margin:0 0 16px;padding-left:20px;font-size:16px;line-height:1.5">${steps}</ol>` : ''}
${button}${link}${content.closing ? paragraph(content.closing) : ''}${note}
</td></tr>
${footMark}<tr><td style="padding:20px 0;font-size:14px;line-height:1.5;color:#43536A">${signatureOf(brand).map(escapeHtml).join('<br>')}</td></tr>
</table></td></tr></table></body></html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)
}
