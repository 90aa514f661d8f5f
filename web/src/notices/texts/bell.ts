import { settings, type Lang } from "../../site/settings.svelte";

interface Bell {
  title: string;
  label: (news: number) => string;
}

/** What the bell says: so little that both languages come with it. */
const WORDS: Readonly<Record<Lang, Bell>> = {
  fr: { title: "Notifications", label: (news) => (news === 0 ? "Notifications" : `Notifications : ${news}`) },
  en: { title: "Notifications", label: (news) => (news === 0 ? "Notifications" : `Notifications: ${news}`) },
};

/** The words in the visitor's language; reactive. */
export function texts(): Bell {
  return WORDS[settings.lang];
}
