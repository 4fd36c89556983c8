import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button } from '../ui/button.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'

/** A way to ask a person, with the message already written. */
export function PaymentHelp({ message }: { message: string }) {
  const openWhatsApp = useWhatsApp()
  return (
    <section
      aria-labelledby="aiuto-pagamento"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-picture bg-paper-2 px-6 py-5 md:px-7"
    >
      <div className="flex items-center gap-4 max-[20rem]:flex-wrap">
        <WhatsAppIcon className="size-7 flex-none text-ok" />
        <div className="leading-snug">
          <h2 id="aiuto-pagamento" className="font-text text-body font-semibold tracking-normal">
            Serve aiuto con il pagamento?
          </h2>
          <p>Ti rispondiamo su WhatsApp.</p>
        </div>
      </div>
      <Button
        kind="outline"
        size="small"
        className="max-md:w-full"
        onClick={() => openWhatsApp(message)}
      >
        Scrivici su WhatsApp
      </Button>
    </section>
  )
}
