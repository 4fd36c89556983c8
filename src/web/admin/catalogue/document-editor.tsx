import { ArrowLeft, Eye } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { changesBetween } from '../../../domain/catalogue/changes.ts'
import { documentTitle, groupOf, sectionsOf } from '../../../domain/catalogue/document-forms.ts'
import { kindOf } from '../../../domain/catalogue/documents.ts'
import { fieldsOf, type Plain } from '../../../domain/catalogue/form-shape.ts'
import { isShown, siteKindOf, siteStateOf } from '../../../domain/catalogue/site-kinds.ts'
import { toTyped } from '../../../domain/catalogue/typed-document.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useMediaQuery } from '../../browser/media.ts'
import { classNames } from '../../ui/class-names.ts'
import { CampaignOutlook } from '../figures/campaign-outlook.tsx'
import { notifyProblem } from '../notify.ts'
import { staffPaths } from '../pages.ts'
import { useMay } from '../session.tsx'
import { Page } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { useUrlState } from '../ui/use-url-state.ts'
import { wantedField } from '../ui/wanted-field.ts'
import { ClashNotice } from './clash-notice.tsx'
import { DiscardButton, HistoryButton } from './document-actions.tsx'
import { DocumentState, type Found } from './document-state.tsx'
import { drawnPicture } from './drawn-picture.ts'
import { EditingProvider, problemsWithin, type Target } from './editor-context.ts'
import { Fold } from './fold.tsx'
import { FormFields } from './form-fields.tsx'
import { FocusField } from './picture-details.tsx'
import { PictureRoomProvider, useDocumentPictures } from './picture-room.tsx'
import { besideTheForm, PreviewPane } from './preview-pane.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishButton } from './publish-button.tsx'
import { SaveStateText } from './save-state-text.tsx'
import { colleaguesText, useColleagues } from './use-colleagues.ts'
import { useSharedDraft } from './use-shared-draft.ts'

/** The form is long: on a phone the publish button is in a bar above the tabs. */
const atTheThumb =
  'max-md:above-tabs max-md:fixed max-md:inset-x-0 max-md:z-10 max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:border-t max-md:border-line max-md:bg-white max-md:px-page max-md:py-2.5'

/** Whether the preview is open, remembered as long as the tab; undefined: open if there is room. */
let wantsPreview: boolean | undefined

/** The form of one document: it saves itself and lists what prevents publishing. */
export function DocumentEditor({ found, reload }: { found: Found; reload: () => void }) {
  const { key } = found
  const sections = sectionsOf(key)
  const may = useMay()
  const readOnly = !may('catalogue', 'saveDraft')
  const form = useForm({
    defaultValues: useMemo(() => toTyped(fieldsOf(sections), found.document), [sections, found]),
  })
  const { saving, checked, clashes, settle, pathOf } = useSharedDraft(found, form)
  const { document } = checked
  const pictures = useDocumentPictures(key, document, found.first)
  const problems = useMemo(
    () => [...checked.problems, ...pictures.problems],
    [checked.problems, pictures.problems],
  )
  const flush = async () => {
    checked.readNow()
    if (clashes.length > 0) {
      notifyProblem('Scegli prima quale testo resta nei campi scritti in due.')
      return false
    }
    const [own, beside] = await Promise.all([saving.flush(), pictures.flush()])
    return own && beside
  }
  const isWide = useMediaQuery(besideTheForm)
  const [preview, setPreview] = useState(wantsPreview)
  // Extras and airports are only offered in forms: there is no page to preview.
  const hasPage = !['extra', 'airport'].includes(groupOf(key))
  const isBeside = hasPage && (preview ?? isWide)
  const togglePreview = async () => {
    await flush()
    wantsPreview = !isBeside
    setPreview(wantsPreview)
  }
  const [target, setTarget] = useState(useTargetOfAddress())
  const colleagues = useColleagues(key, !readOnly)
  usePulled(colleagues.revision, saving)
  const here = colleaguesText(colleagues.others)
  const openAt = (path: string) =>
    setTarget((before) => ({ path, count: (before?.count ?? 0) + 1 }))
  const byPath = useMemo(() => new Map(problems.map((one) => [one.path, one])), [problems])
  const editing = useMemo(
    () => ({ key, readOnly, problems: byPath, target }),
    [key, readOnly, byPath, target],
  )
  const changes = changesBetween(fieldsOf(sections), found.published, document)
  const canPublish = saving.revision > 0 || pictures.hasDrafts
  return (
    <div
      className={classNames(
        isBeside && 'min-[1200px]:grid min-[1200px]:grid-cols-[minmax(0,1fr)_minmax(0,44%)]',
      )}
    >
      <Page
        title={documentTitle(key, document)}
        stays
        note={
          <>
            <DocumentState
              state={saving.revision > 0 && found.state === 'published' ? 'changed' : found.state}
            />
            {here && <span className="ml-3 font-semibold text-primary">{here}</span>}
          </>
        }
        actions={
          <>
            {hasPage && (
              <StaffButton icon={Eye} aria-pressed={isBeside} onClick={togglePreview}>
                Anteprima
              </StaffButton>
            )}
            {found.published && (
              <HistoryButton
                found={found}
                revision={saving.revision}
                before={flush}
                onTaken={reload}
              />
            )}
            {saving.revision > 0 && !readOnly && (
              <DiscardButton found={found} revision={saving.revision} onDone={reload} />
            )}
            {!readOnly && (
              <div
                className={classNames('md:contents', canPublish && atTheThumb)}
                data-covers-bottom={canPublish || undefined}
              >
                <SaveStateText
                  documentKey={key}
                  state={saving.state}
                  hasDraft={saving.revision > 0}
                  className="md:order-first"
                />
                {canPublish && <PublishButton before={flush} onPublished={reload} />}
              </div>
            )}
          </>
        }
      >
        <div className="px-page max-w-[820px] pb-16 md:pt-2.5">
          <StaffLink to={staffPaths.catalogue} className="inline-flex items-center gap-1.5 py-1.5">
            <ArrowLeft className="size-4.25" aria-hidden />
            Tutti i documenti
          </StaffLink>
          <p role="status" className="py-1 font-semibold text-primary empty:hidden md:sr-only">
            {here}
          </p>
          <ClashNotice
            clashes={clashes}
            onSettle={settle}
            onOpen={(clash) => openAt(pathOf(clash))}
          />
          {found.scheduledFor && (
            <p className="my-3 rounded-control bg-primary-light px-4 py-3">
              Una pubblicazione programmata cambia questo documento{' '}
              {elidedDays(`il ${formatMoment(found.scheduledFor)}`)}. Quello che scrivi qui parte da
              quel testo.
            </p>
          )}
          {readOnly && (
            <p className="my-3 rounded-control bg-paper-2 px-4 py-3">
              Puoi leggere: a modificare e pubblicare sono gli amministratori.
            </p>
          )}
          <UsesNote found={found} document={document} />
          <ProblemList problems={problems} onOpen={openAt} />
          <p className="py-2 text-ink-2" role="status">
            {changesText(changes.length, found)}
          </p>
          {key === 'campaign' && (
            <div className="pb-5">
              <CampaignOutlook at={momentOf(document)} />
            </div>
          )}
          <FormProvider {...form}>
            <EditingProvider value={editing}>
              <PictureRoomProvider value={pictures.room}>
                <form noValidate onSubmit={(event) => event.preventDefault()} autoComplete="off">
                  <PictureHead documentKey={key} document={found.document} />
                  {sections.map(({ id, title, note, fields }, index) => (
                    <Fold
                      key={id}
                      title={title}
                      note={note}
                      initiallyOpen={index === 0}
                      problems={fields.reduce(
                        (sum, { name }) => sum + problemsWithin(byPath, name),
                        0,
                      )}
                      holds={(path) =>
                        fields.some(({ name }) => path === name || path.startsWith(`${name}.`))
                      }
                    >
                      <FormFields fields={fields} />
                    </Fold>
                  ))}
                </form>
              </PictureRoomProvider>
            </EditingProvider>
          </FormProvider>
        </div>
      </Page>
      {isBeside && (
        <PreviewPane
          documentKey={key}
          document={document}
          savings={pictures.savings}
          onPress={(path) => {
            // On a phone the preview covers the form.
            if (!isWide) setPreview(false)
            openAt(path)
          }}
          onClose={togglePreview}
        />
      )}
    </div>
  )
}

/** A link may lead to one field of the form. */
function useTargetOfAddress(): Target | null {
  const path = useUrlState().get(wantedField)
  return path === '' ? null : { path, count: 1 }
}

/** When the campaign starts according to the form, if it says so. */
function momentOf({ from }: Found['document']): string | undefined {
  return typeof from === 'string' && from ? from : undefined
}

/** The editor of a picture starts with the picture itself. */
function PictureHead({ documentKey, document }: { documentKey: string; document: Plain }) {
  const focus = fieldsOf(sectionsOf(documentKey)).find(({ name }) => name === 'focus')
  const known = kindOf(documentKey)
  if (known?.kind !== 'picture' || !focus) return null
  return (
    <div className="pb-6">
      <FocusField field={focus} name="focus" picture={drawnPicture({ id: known.id, document })} />
    </div>
  )
}

/** A hidden document can be published and still not be visible to visitors. */
function changesText(count: number, { key, published }: Found): string {
  if (!published) return 'Mai pubblicato: i visitatori non lo vedono.'
  const unseen = siteKindOf(key) && unseenStates[siteStateOf(published)]
  const what = unseen ? 'quello che è pubblicato' : 'quello che vedono i visitatori'
  const differs =
    count === 0
      ? `Uguale a ${what}.`
      : `${count === 1 ? 'Una differenza' : `${count} differenze`} da ${what}.`
  return unseen ? `${unseen} ${differs}` : differs
}

const unseenStates: Readonly<Record<string, string>> = {
  hidden: 'Pubblicato ma nascosto: i visitatori non lo vedono (lo decide Stato, in Nel sito).',
  archived: 'Archiviato: i visitatori non lo vedono, e non si sceglie né si vende.',
}

/** Before a document is taken off the site, lists the documents that still refer to it. */
function UsesNote({ found: { uses, published }, document }: { found: Found; document: Plain }) {
  const isLeaving = published && isShown(published) && !isShown(document)
  if (!isLeaving || uses.length === 0) return null
  return (
    <div role="status" className="my-3 rounded-control bg-gold-light px-4 py-3">
      <p className="font-semibold">È ancora nominato qui:</p>
      <ul className="mt-1 list-disc pl-5">
        {uses.map((use) => (
          <li key={use}>{use}</li>
        ))}
      </ul>
      <p className="mt-1">
        Quelle pagine restano intere senza di lui; partenze, link e prenotazioni lo tengono.
      </p>
    </div>
  )
}

type Pulling = { revision: number; state: string; pull: () => Promise<void> }

/** Brings what a colleague has saved into the form, even if nothing is being typed here. */
function usePulled(known: number | undefined, { revision, state, pull }: Pulling): void {
  // A lower revision was read before the last save here and is ignored; 0 means published meanwhile.
  const isNewer = known !== undefined && (known > revision || (known === 0 && revision > 0))
  const isBehind = isNewer && state === 'saved'
  useEffect(() => {
    if (isBehind) void pull()
  }, [isBehind, pull])
}
