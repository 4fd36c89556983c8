import { readBody, readInline } from '../../domain/rich-text.ts'
import { Link } from './link.tsx'

const linkLook = 'font-semibold text-primary underline underline-offset-2'

/** Bold text and links inside one paragraph or one list item. */
export function RichInline({ text }: { text: string }) {
  return readInline(text).map((part, index) => {
    if (part.kind === 'text') return part.text
    if (part.kind === 'bold') return <strong key={index}>{part.text}</strong>
    return part.href.startsWith('/') ? (
      <Link key={index} to={part.href} className={linkLook}>
        {part.text}
      </Link>
    ) : (
      <a key={index} href={part.href} rel="noopener" className={linkLook}>
        {part.text}
      </a>
    )
  })
}

/** Paragraphs and lists of a text that uses the editor's few formatting marks. */
export function RichText({ text }: { text: string }) {
  return readBody(text).map((block, index) => {
    if (typeof block === 'string') {
      return (
        <p key={index}>
          <RichInline text={block} />
        </p>
      )
    }
    if (!Array.isArray(block)) return null
    return (
      <ul key={index} className="grid list-disc gap-2 pl-5.5 marker:text-control">
        {block.map((item) => (
          <li key={item}>
            <RichInline text={item} />
          </li>
        ))}
      </ul>
    )
  })
}
