import type { ComponentProps } from 'react'

type IconProps = ComponentProps<'svg'>

function Outline({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  )
}

/** A speech bubble with a receiver: the sign for WhatsApp, drawn in the style of the other icons. */
export function WhatsAppIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M3.4 20.6 4.7 16A8.9 8.9 0 1 1 8 19.3z" />
      <path d="M9.2 8.3c-.9.6-.9 2.2.6 4.1s3.400 3 4.700 2.300c.7-.4.8-1.100.5-1.400l-1.600-.9-.9.8c-1-.4-1.800-1.200-2.200-2.200l.7-.9-.8-1.700c-.200-.4-.6-.4-1-.1z" />
    </Outline>
  )
}

export function InstagramIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.4 7.6h.01" />
    </Outline>
  )
}

export function FacebookIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12.500 20.800V11c0-1.700.9-2.600 2.600-2.600h.6M9.800 13.200h5" />
    </Outline>
  )
}

export function TwitterIcon(props: IconProps) {
  return (
    <Outline {...props}>
      <path d="M21 6.200c-.700.4-1.400.6-2.200.7a3.700 3.700 0 0 0-6.500 2.800v.7C9.300 10.500 6.500 9 4.500 6.500c-1.300 2.900-.3 5.200 1.800 6.500-.8 0-1.400-.2-2-.5.200 2 1.500 3.300 3.300 3.800-.5.200-1.100.200-1.700.1.500 1.500 1.800 2.400 3.400 2.500-1.700 1.200-3.700 1.600-5.800 1.300 6.600 3.500 15.600.6 15.500-9 .8-.6 1.500-1.300 2-2.200z" />
    </Outline>
  )
}
