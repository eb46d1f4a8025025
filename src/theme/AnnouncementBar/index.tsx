// Replaced: the site has no such bar.
export default function AnnouncementBar(): null {
  return null;
}
