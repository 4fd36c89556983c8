const longestSide = 1600
const quality = 0.86

/**
 * The photograph as a JPEG of a reasonable size, upright and without the camera's metadata (above all the
 * place). Undefined if the browser can't read it.
 */
export async function photoAsJpeg(file: File): Promise<File | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    return blob ? new File([blob], 'foto.jpg', { type: 'image/jpeg' }) : undefined
  } catch {
    return undefined
  }
}
