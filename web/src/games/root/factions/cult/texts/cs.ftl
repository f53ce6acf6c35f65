# Deska Kultu v prohlížeči

panel-lost-souls = Ztracené duše
